import type { Posted } from "@frontdoor/contract/posted-forms.ts";
import type { ReactNode } from "react";
import type { IslandPage } from "../app/client/island-page.ts";
import { type BuiltDocument, documentOf } from "../app/document.ts";
import Account from "../app/flows/account/account.route.tsx";
import EmailVerification from "../app/flows/email-verification/email-verification.route.tsx";
import ForgotPassword from "../app/flows/forgot-password/forgot-password.route.tsx";
import ForgotUsername from "../app/flows/forgot-username/forgot-username.route.tsx";
import Login from "../app/flows/login/login.route.tsx";
import RequestRemoval from "../app/flows/request-removal/request-removal.route.tsx";
import ResetPassword from "../app/flows/reset-password/reset-password.route.tsx";
import SignUp from "../app/flows/sign-up/sign-up.route.tsx";
import AcademicSignUp from "../app/flows/sign-up/sign-up-academic.route.tsx";
import PracticeSignUp from "../app/flows/sign-up/sign-up-practice.route.tsx";
import LinkedData from "../app/flows/stored-data/stored-data.route.tsx";
import TwoStep from "../app/flows/two-step/two-step.route.tsx";
import Unrecognised from "../app/flows/unrecognised/unrecognised.route.tsx";
import VerifyEmail from "../app/flows/verify-email/verify-email.route.tsx";
import { AccountScene } from "../app/layouts/account-scene.tsx";
import { Footer } from "../app/layouts/footer.tsx";
import { Header } from "../app/layouts/header.tsx";
import { SlimFooter } from "../app/layouts/slim-footer.tsx";
import About from "../app/pages/about/about.route.tsx";
import Academic from "../app/pages/academic/academic.route.tsx";
import Devices from "../app/pages/academic/devices.tsx";
import MedEMass from "../app/pages/med-e-mass/med-e-mass.route.tsx";
import Packages from "../app/pages/packages/packages.route.tsx";
import AccountRemoved from "../app/pages/patient/account-removed.tsx";
import Patient, { video as patientVideo } from "../app/pages/patient/patient.route.tsx";
import Practice, { video as practiceVideo } from "../app/pages/practice/practice.route.tsx";
import PricePlans from "../app/pages/priceplans/priceplans.route.tsx";
import ContactForm from "../app/parts/contact-form/contact-form.tsx";
import FindDoctor from "../app/parts/find-doctor/find-doctor.island.tsx";
import { FindDoctorDialog } from "../app/parts/find-doctor/find-doctor-dialog.tsx";
import LegalContent from "../app/parts/terms/legal-content.tsx";
import { LegalDialog } from "../app/parts/terms/legal-dialog.tsx";
import Video from "../app/parts/video/video.island.tsx";
import { VideoDialog } from "../app/parts/video/video-dialog.tsx";
import { Logo } from "../app/ui/logo.tsx";

/**
 * The body of an address's document, composed as `src/pages` and `src/layouts` do.
 * @param posted of a form that it answers
 */
export function contentOf(path: string, posted?: Posted): ReactNode {
  const built = documentOf(path);
  const page = posted === undefined ? built.page : { ...built.page, posted };
  const [, first = ""] = path.split("/");
  const content = (contents[first] ?? contents[""])?.(page);
  return (
    <>
      {framed(built, content?.main)}
      {(["privacy", "terms", "popi"] as const).map((topic) => (
        <LegalDialog key={topic} topic={topic}>
          <LegalContent page={page} topic={topic} />
        </LegalDialog>
      ))}
      {content?.dialogs}
    </>
  );
}

interface Content {
  main: ReactNode;
  dialogs?: ReactNode;
}

const finder = (page: IslandPage) => (
  <FindDoctorDialog>
    <FindDoctor page={page} />
  </FindDoctorDialog>
);

const player = (page: IslandPage, video: { title: string; src: string }) => (
  <VideoDialog title={video.title}>
    <Video page={page} {...video} />
  </VideoDialog>
);

const patient = (page: IslandPage): Content => ({
  main: (
    <Patient>
      <AccountRemoved page={page} />
    </Patient>
  ),
  dialogs: (
    <>
      {finder(page)}
      {player(page, patientVideo)}
    </>
  ),
});

const practice = (page: IslandPage): Content => ({
  main: (
    <Practice>
      <ContactForm page={page} origin="practice" />
    </Practice>
  ),
  dialogs: player(page, practiceVideo),
});

const signUp = (page: IslandPage): Content => {
  const Screen = {
    practice: PracticeSignUp,
    academic: AcademicSignUp,
    patient: SignUp,
    "": SignUp,
  };
  const Shown = Screen[page.audience];
  return { main: <Shown page={page} />, dialogs: finder(page) };
};

/** By the first part of the address. */
const contents: Readonly<Record<string, (page: IslandPage) => Content>> = {
  "": patient,
  patient,
  practice,
  providers: practice,
  academic: (page) => ({
    main: (
      <Academic>
        <Devices page={page} />
      </Academic>
    ),
  }),
  about: () => ({ main: <About /> }),
  packages: () => ({ main: <Packages /> }),
  priceplans: () => ({ main: <PricePlans /> }),
  "med-e-mass": (page) => ({
    main: (
      <MedEMass>
        <ContactForm page={page} origin="med-e-mass" />
      </MedEMass>
    ),
  }),
  login: (page) => ({
    main: page.address.endsWith("/code") ? <TwoStep page={page} /> : <Login page={page} />,
  }),
  signup: signUp,
  register: signUp,
  forgotpassword: (page) => ({ main: <ForgotPassword page={page} /> }),
  forgotusername: (page) => ({ main: <ForgotUsername page={page} /> }),
  passwordreset: (page) => ({ main: <ResetPassword page={page} /> }),
  verifyEmail: (page) => ({ main: <VerifyEmail page={page} /> }),
  account: (page) => ({
    main: page.address === "/account" ? <Account page={page} /> : <EmailVerification page={page} />,
  }),
  "not-me": (page) => ({ main: <Unrecognised page={page} /> }),
  "stored-data": (page) => ({ main: <LinkedData page={page} /> }),
  requestremoval: (page) => ({ main: <RequestRemoval page={page} /> }),
};

function framed({ layout, frame, path, page }: BuiltDocument, main: ReactNode): ReactNode {
  const header = <Header page={page} path={path} />;
  switch (layout) {
    case "brochure":
      return (
        <>
          {header}
          <main id="main" tabIndex={-1}>
            {main}
          </main>
          <Footer page={page} />
        </>
      );
    case "standalone":
      return (
        <div className="standalone" data-context="practice">
          <header className="wrap standalone__brand">
            <Logo />
          </header>
          <main id="main" tabIndex={-1}>
            {main}
          </main>
          <SlimFooter page={page} />
        </div>
      );
    case "account":
      return frame === "settings" ? (
        <div className="account account--wide">
          {main}
          <SlimFooter page={page} />
        </div>
      ) : (
        <div className={`account account--${frame}`}>
          {header}
          <main id="main" tabIndex={-1} className="account__main">
            {main}
          </main>
          {frame !== "wide" && <AccountScene />}
          <SlimFooter page={page} />
        </div>
      );
    default:
      return layout satisfies never;
  }
}

import type { FormEvent, ReactNode, Ref } from "react";
import { ErrorArea } from "../../../fields/error-area.tsx";
import { SubmitButton } from "../../../fields/submit-button.tsx";
import { NoScriptNote } from "../../../parts/no-script/no-script-note.tsx";
import type { SectionProgress } from "../section-progress.ts";
import { SignUpFrame } from "../sign-up-frame.tsx";
import { ProgressBar, ProgressRail } from "../sign-up-progress.tsx";
import { TermsSection } from "../terms-section.tsx";
import { academicLabel, shownFields } from "./academic-fields.ts";
import { inviteStanding } from "./academic-invite-terms.ts";
import { type AcademicSignUp, type Change, factsOf } from "./academic-sign-up.state.ts";
import { AboutYou } from "./sections/about-you.tsx";
import { Discipline } from "./sections/discipline.tsx";
import { Identity } from "./sections/identity.tsx";
import { Password } from "./sections/password.tsx";
import type { SupervisorProps } from "./sections/supervisor.tsx";
import { Training } from "./sections/training.tsx";

interface AcademicSignUpScreenProps {
  signUp: AcademicSignUp;
  progress: readonly SectionProgress[];
  /** The product selector, above the form. */
  selector: ReactNode;
  ref: Ref<HTMLFormElement>;
  onChange: (change: Change) => void;
  onAskListsAgain: () => void;
  onSearchHod: () => void;
  onSubmit: () => void;
}

/** The academic registration (S2.130): one page, every part open, asking what the role needs. */
export function AcademicSignUpScreen(props: AcademicSignUpScreenProps) {
  const { signUp, progress, selector, ref, onChange, onAskListsAgain, onSearchHod, onSubmit } =
    props;
  const { form, problems, lists, step, invite } = signUp;
  const section: SupervisorProps = {
    form,
    problems,
    lists,
    inviteStanding: inviteStanding(form, invite),
    shown: new Set(shownFields(form, factsOf(signUp))),
    hodQuestion: step.at === "hodQuestioned" ? step : null,
    onChange,
    onAskListsAgain,
    onSearchHod,
  };
  const busy = step.at === "sending" || step.at === "leaving";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <SignUpFrame
      context="academic"
      intro="Six short parts on one page. We only ask what your role needs."
      progress={<ProgressRail sections={progress} />}
      note="Your identity number is kept encrypted."
    >
      <SignUpErrorArea signUp={signUp} />
      {selector}
      <ProgressBar sections={progress} />
      <form ref={ref} className="sign-up__form" method="post" noValidate onSubmit={submit}>
        <NoScriptNote />
        <AboutYou {...section} />
        <Identity {...section} />
        <Discipline {...section} />
        <Training {...section} />
        <Password {...section} />
        <TermsSection
          accepted={form.termsAccepted}
          error={problems.termsAccepted}
          onChange={(value) => onChange({ type: "changed", field: "termsAccepted", value })}
        />
        <SubmitButton state={busy ? "loading" : "ready"}>Create account</SubmitButton>
      </form>
    </SignUpFrame>
  );
}

function SignUpErrorArea({ signUp: { step, problems } }: { signUp: AcademicSignUp }) {
  if (step.at !== "refused") return null;
  const fields = Object.entries(problems).map(([name, message]) => ({
    name,
    label: academicLabel(name),
    message,
  }));
  return (
    <ErrorArea fields={fields} attempt={step}>
      {step.message}
    </ErrorArea>
  );
}

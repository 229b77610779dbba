import { brand } from "@frontdoor/brand/brand.ts";
import { fieldLimits } from "@frontdoor/contract/constants.ts";
import { patientWords } from "@frontdoor/words/patient.ts";
import type { ReactNode } from "react";
import { journeys } from "../../journeys.ts";
import { FindDoctorButton, practiceBox } from "../../parts/find-doctor/find-doctor-button.tsx";
import { Partners } from "../../parts/partners.tsx";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { Section } from "../../ui/section.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Hero } from "./hero.tsx";
import { OtherProducts } from "./other-products.tsx";
import { Steps } from "./steps.tsx";
import { ThirtySuns } from "./thirty-suns.tsx";

export const video = {
  title: patientWords.hero.video.title,
  src: brand.products.patient.video,
};

/** The patient page, at `/` and `/patient` (S2.004, S2.006). */
export default function Patient({ children }: { children?: ReactNode }) {
  return (
    <>
      <Hero>{children}</Hero>
      <Steps />
      <ThirtySuns />
      <Finder />
      <Privacy />
      <OtherProducts />
      <Partners />
    </>
  );
}

const { heading, choice, law, leaving } = patientWords.privacy;
const { finder } = patientWords;
const facts = [
  { icon: "share", heading: choice.heading, text: choice.text },
  {
    icon: "lock",
    heading: law.heading,
    text: <Sentence text={law.text} parts={{ popi: <LegalButton document="popi" /> }} />,
  },
  { icon: "documents", heading: leaving.heading, text: leaving.text },
] as const;

/** Who sees the details, under which law, and what happens to them after removal (S1.012, S9.031, S9.032). */
function Privacy() {
  return (
    <Section heading={heading} band="deep">
      <div className="facts">
        {facts.map((fact) => (
          <div className="fact" key={fact.heading}>
            <Pictogram name={fact.icon} size={32} />
            <h3>{fact.heading}</h3>
            <p>{fact.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/**
 * A section that finds a practice and its sign-in page (S2.046): its button opens the search dialog with the entered
 * text (`page-shell/dialog-forms.ts`). Without script it opens the search page.
 */
function Finder() {
  return (
    <section className="section" aria-labelledby="finder">
      <div className="wrap finder">
        <div>
          <h2 id="finder">{finder.heading}</h2>
          <p className="lead">{finder.lead}</p>
        </div>
        <form
          className="finder__box"
          method="get"
          action={journeys.patient.findDoctor}
          data-fills={practiceBox}
        >
          <div className="control control--search">
            <Pictogram name="search" />
            <input
              name={practiceBox}
              aria-label={finder.field}
              placeholder={finder.field}
              maxLength={fieldLimits.practiceSearch}
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
          <FindDoctorButton sends />
        </form>
      </div>
    </section>
  );
}

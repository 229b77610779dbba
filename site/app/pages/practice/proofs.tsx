import { practiceContent } from "../../content/practice.ts";
import { journeys } from "../../journeys.ts";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Section } from "../../ui/section.tsx";
import { proofFigures } from "./proof-figures.tsx";

const { proofs } = practiceContent;
const pages = {
  story: journeys.practice.story,
  packages: journeys.practice.packages,
  signUpForm: journeys.practice.signUpForm,
} as const;

/**
 * What the product claims of itself, each beside the place on this site that shows it: who founded it
 * (S1.053–S1.055), what is free (S9.028, S9.029), how an identity number is checked (S5.011–S5.015) and how
 * long records are kept (S9.031, S9.032).
 */
export function Proofs() {
  return (
    <Section heading={proofs.heading} lead={proofs.lead}>
      <ul className="proofs">
        {proofs.facts.map((fact) => (
          <li key={fact.shownBy}>
            <svg viewBox="0 0 280 150" aria-hidden="true" focusable="false">
              {proofFigures[fact.shownBy]}
            </svg>
            <h3>{fact.heading}</h3>
            <p>{fact.text}</p>
            {fact.shownBy === "privacy" ? (
              <LegalButton document="privacy">{fact.link}</LegalButton>
            ) : (
              <ArrowLink to={pages[fact.shownBy]}>{fact.link}</ArrowLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { practiceWords } from "@frontdoor/words/practice.ts";
import { journeys } from "../../journeys.ts";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Section } from "../../ui/section.tsx";
import { proofFigures } from "./proof-figures.tsx";

const { proofs } = practiceWords;
const facts = ["story", "packages", "signUpForm", "privacy"] as const;
const pages = {
  story: journeys.practice.story,
  packages: journeys.practice.packages,
  signUpForm: journeys.practice.signUpForm,
} as const;

/**
 * The product's claims, each with a link to its evidence on this site: the founders (S1.053–S1.055), the free tier
 * (S9.028, S9.029), the check of identity numbers (S5.011–S5.015) and the retention of records (S9.031, S9.032).
 */
export function Proofs() {
  return (
    <Section heading={proofs.heading} lead={proofs.lead}>
      <ul className="proofs">
        {facts.map((shownBy) => {
          const { heading, text, link } = proofs.facts[shownBy];
          return (
            <li key={shownBy}>
              <svg viewBox="0 0 280 150" aria-hidden="true" focusable="false">
                {proofFigures[shownBy]}
              </svg>
              <h3>{heading}</h3>
              <p>{text}</p>
              {shownBy === "privacy" ? (
                <LegalButton document="privacy">{link}</LegalButton>
              ) : (
                <ArrowLink to={pages[shownBy]}>{link}</ArrowLink>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import { practiceWords } from "@frontdoor/words/practice.ts";
import { practicePictureWords } from "@frontdoor/words/practice-pictures.ts";
import type { ReactNode } from "react";
import { journeys } from "../../journeys.ts";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Section } from "../../ui/section.tsx";

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

const { birthDate, checkDigit } = practicePictureWords.idNumber;
const line = { fill: "none", strokeLinecap: "round" } as const;

/** The picture of each fact: a plated bone, thirty suns, thirteen digits, six tree rings. */
const proofFigures = {
  story: (
    <>
      <circle cx="140" cy="84" r="40" fill="var(--sun)" opacity=".5" />
      <path
        fill="var(--surface)"
        stroke="var(--ink-2)"
        strokeWidth="2"
        d="M30 84C16 70 34 50 50 65C90 71 190 71 230 65C246 50 264 70 250 84C264 98 246 118 230 103C190 97 90 97 50 103C34 118 16 98 30 84Z"
      />
      <path {...line} stroke="var(--ink-2)" strokeWidth="2" d="M137 70l6 9-7 8 7 10" />
      <path
        {...line}
        stroke="var(--accent)"
        strokeWidth="4"
        d="M86 60v33M108 60v34M128 60v15M152 60v15M172 60v34M194 60v33"
      />
      <path {...line} stroke="var(--accent)" strokeWidth="13" d="M80 61h120" />
      <path
        {...line}
        stroke="var(--on-accent)"
        strokeWidth="5"
        d="M86 61h0M108 61h0M128 61h0M152 61h0M172 61h0M194 61h0"
      />
    </>
  ),
  packages: (
    <>
      <path
        {...line}
        stroke="var(--sun)"
        strokeWidth="17"
        strokeDasharray="0 24"
        d="M32 40h217M32 64h217M32 88h217"
      />
      <circle cx="32" cy="112" r="7.5" {...line} stroke="var(--ink-2)" strokeWidth="2" />
    </>
  ),
  signUpForm: (
    <>
      <path stroke="var(--surface)" strokeWidth="40" strokeDasharray="16 2" d="M23 62h232" />
      <path {...line} stroke="var(--ink)" strokeWidth="6" strokeDasharray="0 18" d="M31 62h199" />
      <circle cx="247" cy="62" r="11" fill="var(--sun)" />
      <path {...line} stroke="var(--deep)" strokeWidth="2.5" d="m242 62 4 4 6-8" />
      <path {...line} stroke="var(--ink-2)" strokeWidth="1.5" d="M24 91v5h104v-5M247 91v5" />
      <g fill="var(--ink-2)" fontSize="13">
        <text x="24" y="114">
          {birthDate}
        </text>
        <text x="256" y="114" textAnchor="end">
          {checkDigit}
        </text>
      </g>
    </>
  ),
  privacy: (
    <>
      <g {...line} stroke="var(--accent)" strokeWidth="9">
        <circle cx="140" cy="150" r="129" opacity=".3" />
        <circle cx="140" cy="150" r="109" opacity=".44" />
        <circle cx="140" cy="150" r="89" opacity=".58" />
        <circle cx="140" cy="150" r="69" opacity=".72" />
        <circle cx="140" cy="150" r="49" opacity=".86" />
        <circle cx="140" cy="150" r="29" />
      </g>
      <circle cx="140" cy="150" r="14" fill="var(--sun)" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

import { academicWords } from "@frontdoor/words/academic.ts";
import { academicPictureWords } from "@frontdoor/words/academic-pictures.ts";
import type { ReactNode } from "react";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Initials } from "../../ui/product-illustrations/initials.tsx";
import { LogEntry } from "../../ui/product-illustrations/log-entry.tsx";
import { Section } from "../../ui/section.tsx";
import { Ticks } from "../../ui/ticks.tsx";

const { cards, signUp } = academicWords;
const { signOff } = academicPictureWords;

/** The product cards, each with `Sign Up Now` (S1.049–S1.051). */
export function ProductCards() {
  return (
    <Section heading={cards.heading} band="well" last>
      <div className="product-cards">
        <ProductCard {...cards.registrars} figure={<LogEntry />} />
        <ProductCard {...cards.supervisors} figure={<SignOffList />} />
      </div>
    </Section>
  );
}

interface ProductCardProps {
  heading: string;
  points: readonly string[];
  figure: ReactNode;
}

function ProductCard({ heading, points, figure }: ProductCardProps) {
  return (
    <article className="product-card">
      <div className="product-card__figure">{figure}</div>
      <div className="product-card__body">
        <h3>{heading}</h3>
        <Ticks points={points} />
        <ButtonLink to={journeys.academic.signUp}>{signUp}</ButtonLink>
      </div>
    </article>
  );
}

const rotations = [
  { initials: "LK", ...signOff.trauma },
  { initials: "RP", ...signOff.paediatrics },
  { initials: "MA", ...signOff.vascular },
];

/** Cases awaiting a supervisor's signature. Decoration: hidden from assistive technology. */
function SignOffList() {
  return (
    <div className="mock mock-list" aria-hidden="true">
      <div className="mock-list__head">
        <b>{signOff.heading}</b>
        <span className="pill pill--accent">{signOff.count}</span>
      </div>
      {rotations.map(({ initials, rotation, trainee }, position) => (
        <div className="mock-list__row" key={initials}>
          <Initials text={initials} />
          <span>
            <b>{rotation}</b>
            <small>{trainee}</small>
          </span>
          {position < 2 ? (
            <span className="mock-button mock-button--small">{signOff.sign}</span>
          ) : (
            <span className="pill pill--ok">{signOff.signed}</span>
          )}
        </div>
      ))}
    </div>
  );
}

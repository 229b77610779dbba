import { academicWords } from "@frontdoor/words/academic.ts";
import type { ReactNode } from "react";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LogEntry } from "../../ui/product-illustrations/log-entry.tsx";
import { Section } from "../../ui/section.tsx";
import { Ticks } from "../../ui/ticks.tsx";
import { SignOffList } from "./sign-off-list.tsx";

const { cards, signUp } = academicWords;

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

function ProductCard({
  heading,
  points,
  figure,
}: {
  heading: string;
  points: readonly string[];
  figure: ReactNode;
}) {
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

import { packagesWords } from "@frontdoor/words/packages.ts";
import { pricePlansWords } from "@frontdoor/words/price-plans.ts";
import type { ReactNode } from "react";
import { journeys } from "../../journeys.ts";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Heron } from "../../ui/scene/heron.tsx";
import { Scene } from "../../ui/scene/scene.tsx";
import { StripHero } from "../../ui/strip-hero.tsx";
import { Ticks } from "../../ui/ticks.tsx";

const { hero, single, billing, group, compare, trial, freeTrial } = packagesWords;
const tried = [
  { words: single, flock: "one" },
  { words: billing, flock: "two" },
] as const;

/** Packages: intro, three plan boxes, trial links, terms (S2.010, S2.061–S2.064). */
export default function Packages() {
  return (
    <>
      <StripHero {...hero} orb={{ x: 1150, y: 252, r: 98 }} bird={false} />
      <div className="section section--last plan-boxes-section">
        <div className="wrap">
          <div className="plan-boxes">
            {tried.map(({ words, flock }) => (
              <PlanBox key={flock} {...words} points={[words.point, freeTrial]} flock={flock}>
                <ButtonLink to={journeys.packages.trial} wide>
                  {trial}
                </ButtonLink>
              </PlanBox>
            ))}
            <PlanBox {...group} points={[group.point]} flock="group">
              <ButtonLink to={journeys.packages.contact} look="secondary" wide>
                {group.button}
              </ButtonLink>
            </PlanBox>
          </div>
          <div className="trial">
            <div>
              <h2>{compare.heading}</h2>
              <p>{compare.text}</p>
            </div>
            <div className="row">
              <ButtonLink to={journeys.packages.pricePlans} look="light">
                {pricePlansWords.link}
              </ButtonLink>
              <LegalButton document="terms">{compare.terms}</LegalButton>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

const flockSizes = { one: [1], two: [1, 2], group: [1, 2, 3, 4] } as const;

interface PlanBoxProps {
  name: string;
  text: string;
  price: string;
  unit: string;
  points: readonly string[];
  /** The number of birds in the picture: one for one practice, four for a group. */
  flock: keyof typeof flockSizes;
  children: ReactNode;
}

/** A plan: its picture, price, points and button (S2.062, S9.018–S9.022). */
function PlanBox({ name, text, price, unit, points, flock, children }: PlanBoxProps) {
  return (
    <article className="plan-box">
      <div className={`plan-box__figure plan-box__figure--${flock}`} aria-hidden="true">
        <Scene orb={{ x: 720, y: 180, r: 200 }} />
        {flockSizes[flock].map((bird) => (
          <Heron key={bird} />
        ))}
      </div>
      <div className="plan-box__body">
        <h2>{name}</h2>
        <p className="muted">{text}</p>
        <p>
          <span className="price">{price}</span> <span>{unit}</span>
        </p>
        <Ticks points={points} />
        {children}
      </div>
    </article>
  );
}

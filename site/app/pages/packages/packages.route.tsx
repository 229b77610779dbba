import { packagesWords } from "@frontdoor/words/packages.ts";
import { pricePlansWords } from "@frontdoor/words/price-plans.ts";
import { journeys } from "../../journeys.ts";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { StripHero } from "../../ui/strip-hero.tsx";
import { PlanBox } from "./plan-box.tsx";

export const meta = () => [
  { title: packagesWords.title },
  { name: "description", content: packagesWords.description },
];

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

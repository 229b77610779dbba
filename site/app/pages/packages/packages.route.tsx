import { packagesContent } from "../../content/prices.ts";
import { journeys } from "../../journeys.ts";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { StripHero } from "../../ui/strip-hero.tsx";
import { PlanBox } from "./plan-box.tsx";

export const meta = () => [
  { title: packagesContent.title },
  { name: "description", content: packagesContent.description },
];

const { hero, boxes, group, compare, trial } = packagesContent;
const flocks = ["one", "two"] as const;

/** Packages: intro, three plan boxes, trial links, terms (S2.010, S2.061–S2.064). */
export default function Packages() {
  return (
    <>
      <StripHero {...hero} orb={{ x: 1150, y: 252, r: 98 }} bird={false} />
      <div className="section section--last plan-boxes-section">
        <div className="wrap">
          <div className="plan-boxes">
            {boxes.map((box, position) => (
              <PlanBox key={box.name} {...box} flock={flocks[position] ?? "one"}>
                <ButtonLink to={journeys.packages.trial} wide>
                  {trial}
                </ButtonLink>
              </PlanBox>
            ))}
            <PlanBox {...group} flock="group">
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
                {compare.plans}
              </ButtonLink>
              <LegalButton document="terms">{compare.terms}</LegalButton>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

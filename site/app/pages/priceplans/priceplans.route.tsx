import { pricePlansWords } from "@frontdoor/words/price-plans.ts";
import { journeys } from "../../journeys.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Section } from "../../ui/section.tsx";
import { StripHero } from "../../ui/strip-hero.tsx";
import { DiscountCard } from "./discount-card.tsx";
import { PlanTable } from "./plan-table.tsx";
import { SignUpNow } from "./sign-up-now.tsx";

export const meta = () => [
  { title: pricePlansWords.title },
  { name: "description", content: pricePlansWords.description },
];

const { discounts } = pricePlansWords;

/** Price plans: the table, the prices, the discounts (S2.011, S2.065–S2.071). */
export default function PricePlans() {
  return (
    <>
      <StripHero {...pricePlansWords.hero} />
      <div className="section plans-section">
        <div className="wrap">
          <div className="plans__first">
            <SignUpNow />
            <p className="muted small">{pricePlansWords.onceOff}</p>
          </div>
          <PlanTable />
          <div className="plans-section__more">
            <ArrowLink to={journeys.priceplans.packages}>{pricePlansWords.packages}</ArrowLink>
          </div>
        </div>
      </div>
      <Section heading={discounts.heading} last>
        <div className="discounts">
          <DiscountCard percent={50} {...discounts.academicUnits} />
          <DiscountCard percent={20} {...discounts.alliedHealth} />
        </div>
      </Section>
    </>
  );
}

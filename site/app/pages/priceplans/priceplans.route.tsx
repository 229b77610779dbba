import { pricePlansContent } from "../../content/prices.ts";
import { journeys } from "../../journeys.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Section } from "../../ui/section.tsx";
import { StripHero } from "../../ui/strip-hero.tsx";
import { DiscountCard } from "./discount-card.tsx";
import { PlanTable } from "./plan-table.tsx";
import { SignUpNow } from "./sign-up-now.tsx";

export const meta = () => [
  { title: pricePlansContent.title },
  { name: "description", content: pricePlansContent.description },
];

/** Price plans: the table, the prices, the discounts (S2.011, S2.065–S2.071). */
export default function PricePlans() {
  return (
    <>
      <StripHero {...pricePlansContent.hero} />
      <div className="section plans-section">
        <div className="wrap">
          <div className="plans__first">
            <SignUpNow />
            <p className="muted small">{pricePlansContent.onceOff}</p>
          </div>
          <PlanTable />
          <div className="plans-section__more">
            <ArrowLink to={journeys.priceplans.packages}>{pricePlansContent.packages}</ArrowLink>
          </div>
        </div>
      </div>
      <Section heading={pricePlansContent.discountsHeading} last>
        <div className="discounts">
          {pricePlansContent.discounts.map((discount) => (
            <DiscountCard key={discount.percent} {...discount} />
          ))}
        </div>
      </Section>
    </>
  );
}

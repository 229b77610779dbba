import type { ReactNode } from "react";
import { practiceContent } from "../../content/practice.ts";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";

const { learnMore } = practiceContent;

/** `Learn More`: the way to the prices, and the contact form (S1.033–S1.035, Q113). */
export function LearnMore({ children }: { children: ReactNode }) {
  return (
    <section className="section deep" aria-labelledby="learn-more" id="contact">
      <div className="wrap lead-grid">
        <div>
          <h2 id="learn-more">{learnMore.heading}</h2>
          <p className="lead">{learnMore.lead}</p>
          <ButtonLink to={journeys.practice.pricePlans} look="light" size="large">
            {learnMore.plans}
          </ButtonLink>
          <dl className="from-prices">
            {learnMore.prices.map((price) => (
              <div key={price.name}>
                <dt>{price.name}</dt>
                <dd>
                  {price.amount} <small>{price.unit}</small>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="card">
          <h3>{learnMore.form}</h3>
          {children}
        </div>
      </div>
    </section>
  );
}

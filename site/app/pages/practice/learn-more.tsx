import { contactCardWords } from "@frontdoor/words/contact-card.ts";
import { practiceWords } from "@frontdoor/words/practice.ts";
import { pricePlansWords } from "@frontdoor/words/price-plans.ts";
import type { ReactNode } from "react";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Sentence } from "../../ui/sentence.tsx";

const { learnMore } = practiceWords;
const prices = [learnMore.single, learnMore.trial] as const;

/** `Learn More`: a link to the prices, and the contact form (S1.033–S1.035, Q113). */
export function LearnMore({ children }: { children: ReactNode }) {
  return (
    <section className="section deep" aria-labelledby="learn-more" id="contact">
      <div className="wrap lead-grid">
        <div>
          <h2 id="learn-more">{learnMore.heading}</h2>
          <p className="lead">{learnMore.lead}</p>
          <ButtonLink to={journeys.practice.pricePlans} look="light" size="large">
            {pricePlansWords.link}
          </ButtonLink>
          <dl className="from-prices">
            {prices.map(({ name, price, unit }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Sentence text={price} parts={{ unit: <small>{unit}</small> }} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="card">
          <h3>{contactCardWords.heading}</h3>
          {children}
        </div>
      </div>
    </section>
  );
}

import { pricePlansWords } from "@frontdoor/words/price-plans.ts";
import { useId } from "react";
import { journeys } from "../../journeys.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { reflection } from "../../ui/scene/reflection.ts";
import { Section } from "../../ui/section.tsx";
import { StripHero } from "../../ui/strip-hero.tsx";
import { PlanTable } from "./plan-table.tsx";
import { SignUpNow } from "./sign-up-now.tsx";

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

const horizon = 220;
const sun = { x: 210, r: 120 };
/**
 * Depth of the sun's centre below the waterline for each discount, in radii: half of the disc is visible, or a fifth.
 */
const sunken = { 50: 0, 20: 0.52 } as const;

interface DiscountCardProps {
  percent: 50 | 20;
  amount: string;
  text: string;
}

/** A discount as a sun: the visible part of the disc is the discount. */
function DiscountCard({ percent, amount, text }: DiscountCardProps) {
  const id = useId();
  const shown = Math.sqrt(1 - sunken[percent] ** 2) * sun.r;
  return (
    <article className="discount">
      <svg
        viewBox="0 0 360 300"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <clipPath id={id}>
            <rect x="-900" y="-300" width="2000" height={horizon + 300} />
          </clipPath>
          <radialGradient id={`${id}halo`} className="halo">
            <stop offset=".3" stopOpacity=".9" />
            <stop offset="1" stopOpacity="0" />
          </radialGradient>
        </defs>
        <g clipPath={`url(#${id})`} transform={`translate(${sun.x} 0)`}>
          <circle cy={horizon + sunken[percent] * sun.r} r={sun.r * 1.9} fill={`url(#${id}halo)`} />
          <circle cy={horizon + sunken[percent] * sun.r} r={sun.r} className="discount__orb" />
        </g>
        <path
          fill="var(--hill-1)"
          d="M-620 220V204C-480 196 -330 208 -230 206C-170 204 -140 195 -116 187Q-108 183 -98 186C-66 202 -10 210 60 220ZM330 220C372 213 410 206 460 210V220Z"
        />
        <path
          fill="var(--hill-2)"
          d="M-620 220V213C-500 206 -400 214 -300 215C-220 216 -150 207 -84 210C-20 213 20 216 78 220ZM300 220C350 217 400 213 460 215V220Z"
        />
        <rect x="-900" y={horizon} width="2000" height="90" fill="var(--water-a)" />
        <rect x="-900" y={horizon - 1} width="2000" height="3" fill="var(--hill-3)" />
        <path
          className="scene__reflection"
          transform={`translate(0 ${horizon - 320})`}
          d={reflection({ x: sun.x, y: 0, r: shown * 0.8 })}
        />
        <path
          stroke="var(--glint)"
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M168 236h84M216 252h70M150 266h60M206 282h44M-40 246h46M-150 264h70M330 262h40"
        />
      </svg>
      <h3>{amount}</h3>
      <p>{text}</p>
    </article>
  );
}

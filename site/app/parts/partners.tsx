import { brand } from "@frontdoor/brand/brand.ts";
import { partnerWords } from "@frontdoor/words/partners.ts";
import { type ReactNode, useId } from "react";
import { ArrowLink } from "../ui/arrow-link.tsx";

/** Partner logos and the partner contact link (S2.079, S2.080), on the patient and practice pages (Q108). */
export function Partners() {
  const headingId = useId();
  return (
    <section className="section section--last partners" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="row partners__head">
          <h2 id={headingId}>{partnerWords.heading}</h2>
          <ArrowLink to={`mailto:${brand.partnerEmail}`}>{partnerWords.join}</ArrowLink>
        </div>
        <ul className="row">
          {brand.partners.map((partner, position) => (
            <li className="row" key={partner}>
              <PartnerSign position={position} />
              <Wordmark name={partner} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A partner's name as a logo: the first word large, the rest below it, as one text. */
function Wordmark({ name }: { name: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <span>
      <b>{first}</b> {rest.join(" ")}
    </span>
  );
}

const leaf = "M24 43c-7-10-7-20 0-31c7 11 7 21 0 31Z";

/** A hill over the lines of a ledger, a flower, a disc in slices, leaves like bars. */
const signs: readonly ReactNode[] = [
  <>
    <circle cx="33" cy="10" r="6" opacity=".5" />
    <path d="M2 31 12 18h17l4 6h4l9 7ZM2 34h44v3H2ZM9 40h30v3H9Z" />
  </>,
  <>
    <path d={leaf} opacity=".4" transform="rotate(-54 24 43)" />
    <path d={leaf} opacity=".4" transform="rotate(54 24 43)" />
    <path d={leaf} opacity=".65" transform="rotate(-27 24 43)" />
    <path d={leaf} opacity=".65" transform="rotate(27 24 43)" />
    <path d={leaf} />
  </>,
  <g fill="none" stroke="currentColor" strokeWidth="4.6" strokeLinecap="round" key="slices">
    <path d="M15 7h18M6 15.5h17M4 24h9M22 24h22M6 32.5h24M15 41h18" />
    <path d="M32 15.5h10M39 32.5h3" opacity=".5" />
  </g>,
  <>
    <path d="M6 44V30c7 2 9 7 9 14Z" opacity=".4" />
    <path d="M18 44V19c9 5 11 13 11 25Z" opacity=".65" />
    <path d="M32 44V4c10 9 13 22 13 40Z" />
  </>,
];

/** An invented logo for an invented partner. */
function PartnerSign({ position }: { position: number }) {
  return (
    <svg
      width="44"
      height="44"
      viewBox="0 0 48 48"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {signs[position % signs.length]}
    </svg>
  );
}

import { brand } from "@frontdoor/brand/brand.ts";
import { partnerWords } from "@frontdoor/words/partners.ts";
import { useId } from "react";
import { Icon } from "../../ui/icons/icon.tsx";
import { PartnerSign } from "./partner-sign.tsx";

/** Partner logos and the partner contact link (S2.079, S2.080), on the patient and practice pages (Q108). */
export function Partners() {
  const headingId = useId();
  return (
    <section className="section section--last partners" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="row partners__head">
          <h2 id={headingId}>{partnerWords.heading}</h2>
          <a className="arrow-link" href={`mailto:${brand.partnerEmail}`}>
            <span>{partnerWords.join}</span>
            <Icon name="arrow" size={20} />
          </a>
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

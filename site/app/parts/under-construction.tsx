import { brand } from "@frontdoor/brand/brand.ts";
import { underConstructionWords } from "@frontdoor/words/under-construction.ts";
import type { ReactNode } from "react";
import { AppLinks } from "../ui/app-links.tsx";
import { Mark } from "../ui/mark.tsx";

/**
 * What patients see instead of a login or sign-up: that their website is under construction, and the apps (S2.103,
 * S2.104, S2.122–S2.124). `advice` says what to do on the phone.
 */
export function UnderConstruction({ advice, children }: { advice: string; children?: ReactNode }) {
  return (
    <section className="app-notice" aria-labelledby="under-construction">
      <div className="app-notice__head">
        <span className="app-notice__mark">
          <Mark size={32} />
        </span>
        <div>
          <h2 id="under-construction">{underConstructionWords.heading}</h2>
          <p>
            {underConstructionWords.lead} {advice}
          </p>
        </div>
      </div>
      <AppLinks apps={brand.products.patient.apps} />
      {children}
    </section>
  );
}

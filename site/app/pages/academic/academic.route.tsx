import { brand } from "@frontdoor/brand/brand.ts";
import { academicWords } from "@frontdoor/words/academic.ts";
import type { ReactNode } from "react";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ProductHero } from "../../ui/product-hero.tsx";
import { CasePhotos } from "../../ui/product-illustrations/case-photos.tsx";
import { LogPhone } from "../../ui/product-illustrations/log-phone.tsx";
import { Claims } from "./claims.tsx";
import { Disciplines } from "./disciplines.tsx";
import { ProductCards } from "./product-cards.tsx";

/** The academic page (S2.005, S2.038–S2.040). */
export default function Academic({ children }: { children?: ReactNode }) {
  return (
    <>
      <CasePhotos />
      <Hero />
      <Claims />
      {children}
      <Disciplines />
      <ProductCards />
    </>
  );
}

const { hero, signUp } = academicWords;

/** The top of the academic page, in evening light: a case on the phone and a signed rotation. */
function Hero() {
  return (
    <ProductHero
      product="academic"
      orb={{ x: 874, y: 258, r: 104 }}
      seed={23}
      heading={hero.heading}
      lead={hero.lead}
      actions={
        <>
          <ButtonLink to={journeys.academic.signUp} size="large">
            {signUp}
          </ButtonLink>{" "}
          <ButtonLink to={journeys.academic.disciplines} look="secondary" size="large">
            {hero.disciplines}
          </ButtonLink>
        </>
      }
      apps={brand.products.academic.apps}
      screen={<LogPhone kind="iphone" />}
      slip={{ kind: "sign", icon: "signOff", text: hero.signed }}
    />
  );
}

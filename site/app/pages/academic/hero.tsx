import { brand } from "@frontdoor/brand/brand.ts";
import { academicWords } from "@frontdoor/words/academic.ts";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ProductHero } from "../../ui/product-hero.tsx";
import { LogPhone } from "../../ui/product-illustrations/log-phone.tsx";

const { hero, signUp } = academicWords;

/** The top of the academic page, in evening light: a case on the phone and a signed rotation. */
export function Hero() {
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
          </ButtonLink>
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

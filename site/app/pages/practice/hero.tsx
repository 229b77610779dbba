import { brand } from "@frontdoor/brand/brand.ts";
import { practiceWords } from "@frontdoor/words/practice.ts";
import { journeys } from "../../journeys.ts";
import { VideoButton } from "../../parts/video/video-button.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ProductHero } from "../../ui/product-hero.tsx";
import { TheatreWindow } from "./theatre-window.tsx";

const { hero } = practiceWords;
const { apps, video } = brand.products.practice;

/** The top of the practice page, in full morning: a theatre list, and a patient who has just changed a number. */
export function Hero() {
  return (
    <ProductHero
      product="practice"
      orb={{ x: 734, y: -158, r: 86 }}
      seed={17}
      heading={hero.heading}
      lead={hero.lead}
      actions={
        <>
          <ButtonLink to={journeys.practice.signUp} size="large">
            {hero.signUp}
          </ButtonLink>
          <ButtonLink to={journeys.practice.pricePlans} look="secondary" size="large">
            {hero.plans}
          </ButtonLink>
        </>
      }
      apps={apps}
      more={<VideoButton label={hero.video.label} src={video} />}
      screen={<TheatreWindow />}
      slip={{ kind: "change", icon: "live", text: hero.change }}
    />
  );
}

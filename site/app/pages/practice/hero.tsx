import { brand } from "@frontdoor/brand/brand.ts";
import { practiceWords } from "@frontdoor/words/practice.ts";
import { journeys } from "../../journeys.ts";
import { VideoButton } from "../../parts/video/video-button.tsx";
import { AppLinks } from "../../ui/app-links.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { Bank } from "../../ui/scene/bank.tsx";
import { Heron } from "../../ui/scene/heron.tsx";
import { RiverReeds } from "../../ui/scene/reeds.tsx";
import { Scene } from "../../ui/scene/scene.tsx";
import { TheatreWindow } from "./theatre-window.tsx";

const { hero } = practiceWords;

/**
 * The head of the practice page: a theatre list that is ready, and a patient who has just changed a number,
 * in full morning.
 */
export function Hero() {
  return (
    <div className="hero hero--practice">
      <Scene orb={{ x: 734, y: -158, r: 86 }} />
      <div className="wrap hero__grid">
        <div className="hero__copy">
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="hero__actions">
            <ButtonLink to={journeys.practice.signUp} size="large">
              {hero.signUp}
            </ButtonLink>
            <ButtonLink to={journeys.practice.pricePlans} look="secondary" size="large">
              {hero.plans}
            </ButtonLink>
          </div>
          <div className="hero__more">
            <AppLinks apps={brand.products.practice.apps} />
            <VideoButton label={hero.video.label} src={brand.products.practice.video} />
          </div>
        </div>
        <div className="stage stage--practice">
          <Heron flipped />
          <TheatreWindow />
          <div className="mock slip slip--change" aria-hidden="true">
            <div className="slip__head">
              <span className="initials">
                <Pictogram name="live" size={22} />
              </span>
              <span>
                <b>{hero.change.title}</b>
                <small>{hero.change.text}</small>
              </span>
            </div>
          </div>
        </div>
      </div>
      <Bank />
      <RiverReeds seed={17} />
    </div>
  );
}

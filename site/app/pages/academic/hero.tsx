import { brand } from "@frontdoor/brand/brand.ts";
import { academicWords } from "@frontdoor/words/academic.ts";
import { journeys } from "../../journeys.ts";
import { AppLinks } from "../../ui/app-links.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { LogPhone } from "../../ui/mocks/log-phone.tsx";
import { Bank } from "../../ui/scene/bank.tsx";
import { Heron } from "../../ui/scene/heron.tsx";
import { RiverReeds } from "../../ui/scene/reeds.tsx";
import { Scene } from "../../ui/scene/scene.tsx";

const { hero, signUp } = academicWords;

/**
 * The head of the academic page: a case on the phone and a signed rotation, in the last light of the day.
 */
export function Hero() {
  return (
    <div className="hero hero--academic">
      <Scene orb={{ x: 874, y: 258, r: 104 }} />
      <div className="wrap hero__grid">
        <div className="hero__copy">
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="hero__actions">
            <ButtonLink to={journeys.academic.signUp} size="large">
              {signUp}
            </ButtonLink>
            <ButtonLink to={journeys.academic.disciplines} look="secondary" size="large">
              {hero.disciplines}
            </ButtonLink>
          </div>
          <div className="hero__more">
            <AppLinks apps={brand.products.academic.apps} />
          </div>
        </div>
        <div className="stage stage--academic">
          <Heron flipped />
          <LogPhone kind="iphone" />
          <div className="mock slip slip--sign" aria-hidden="true">
            <div className="slip__head">
              <span className="initials">
                <Pictogram name="signOff" size={22} />
              </span>
              <span>
                <b>{hero.signed.title}</b>
                <small>{hero.signed.text}</small>
              </span>
            </div>
          </div>
        </div>
      </div>
      <Bank />
      <RiverReeds seed={23} />
    </div>
  );
}

import { brand } from "@frontdoor/brand/brand.ts";
import { patientWords } from "@frontdoor/words/patient.ts";
import type { ReactNode } from "react";
import { journeys } from "../../journeys.ts";
import { FindDoctorButton } from "../../parts/find-doctor/find-doctor-button.tsx";
import { VideoButton } from "../../parts/video/video-button.tsx";
import { AppLinks } from "../../ui/app-links.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { PatientPhone } from "../../ui/mocks/patient-phone.tsx";
import { Bank } from "../../ui/scene/bank.tsx";
import { Heron } from "../../ui/scene/heron.tsx";
import { RiverReeds } from "../../ui/scene/reeds.tsx";
import { Scene } from "../../ui/scene/scene.tsx";

const { hero } = patientWords;

/**
 * The head of the patient page: what the app does and where to get it, in the first light of the day.
 * @param children what is said to who comes from elsewhere
 */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className="hero hero--patient">
      <Scene orb={{ x: 872, y: 222, r: 112 }} />
      <div className="wrap hero__grid">
        <div className="hero__copy">
          {children}
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="hero__actions">
            <FindDoctorButton icon="search" size="large" />
            <ButtonLink to={journeys.patient.signUp} look="secondary" size="large">
              {hero.signUp}
            </ButtonLink>
          </div>
          <div className="hero__more">
            <AppLinks apps={brand.products.patient.apps} />
            <VideoButton label={hero.video.label} src={brand.products.patient.video} />
          </div>
        </div>
        <div className="stage stage--patient">
          <Heron flipped />
          <PatientPhone />
          <div className="mock slip slip--received" aria-hidden="true">
            <div className="slip__head">
              <span className="initials initials--done">
                <Pictogram name="check" size={20} />
              </span>
              <span>
                <b>{hero.received.title}</b>
                <small>{hero.received.text}</small>
              </span>
            </div>
          </div>
        </div>
      </div>
      <Bank />
      <RiverReeds seed={11} />
    </div>
  );
}

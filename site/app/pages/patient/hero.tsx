import { brand } from "@frontdoor/brand/brand.ts";
import { patientWords } from "@frontdoor/words/patient.ts";
import type { ReactNode } from "react";
import { journeys } from "../../journeys.ts";
import { FindDoctorButton } from "../../parts/find-doctor/find-doctor-button.tsx";
import { VideoButton } from "../../parts/video/video-button.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ProductHero } from "../../ui/product-hero.tsx";
import { PatientPhone } from "../../ui/product-illustrations/patient-phone.tsx";

const { hero } = patientWords;
const { apps, video } = brand.products.patient;

/**
 * The top of the patient page, in the first light of the day.
 * @param children a message from the previous page
 */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <ProductHero
      product="patient"
      orb={{ x: 872, y: 222, r: 112 }}
      seed={11}
      heading={hero.heading}
      lead={hero.lead}
      notice={children}
      actions={
        <>
          <FindDoctorButton icon="search" size="large" />{" "}
          <ButtonLink to={journeys.patient.signUp} look="secondary" size="large">
            {hero.signUp}
          </ButtonLink>
        </>
      }
      apps={apps}
      more={<VideoButton label={hero.video.label} src={video} />}
      screen={<PatientPhone />}
      slip={{ kind: "received", icon: "check", isDone: true, text: hero.received }}
    />
  );
}

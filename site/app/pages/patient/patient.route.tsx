import type { AudienceHandle } from "../../client/audience.tsx";
import { patientContent } from "../../content/patient.ts";
import { Partners } from "../../parts/partners/partners.tsx";
import { Finder } from "./finder.tsx";
import { Hero } from "./hero.tsx";
import { OtherProducts } from "./other-products.tsx";
import { Privacy } from "./privacy.tsx";
import { Steps } from "./steps.tsx";
import { ThirtySuns } from "./thirty-suns.tsx";

export const handle: AudienceHandle = { audience: "patient" };

export const meta = () => [
  { title: patientContent.title },
  { name: "description", content: patientContent.description },
];

/** The patient page, at `/` and `/patient` (S2.004, S2.006). */
export default function Patient() {
  return (
    <>
      <Hero />
      <Steps />
      <ThirtySuns />
      <Finder />
      <Privacy />
      <OtherProducts />
      <Partners />
    </>
  );
}

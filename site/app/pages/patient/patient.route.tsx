import { brand } from "@frontdoor/brand/brand.ts";
import { patientWords } from "@frontdoor/words/patient.ts";
import type { ReactNode } from "react";
import { Partners } from "../../parts/partners/partners.tsx";
import { Finder } from "./finder.tsx";
import { Hero } from "./hero.tsx";
import { OtherProducts } from "./other-products.tsx";
import { Privacy } from "./privacy.tsx";
import { Steps } from "./steps.tsx";
import { ThirtySuns } from "./thirty-suns.tsx";

export const meta = () => [
  { title: patientWords.title },
  { name: "description", content: patientWords.description },
];

/** The page's video. */
export const video = {
  title: patientWords.hero.video.title,
  src: brand.products.patient.video,
};

/** The patient page, at `/` and `/patient` (S2.004, S2.006). */
export default function Patient({ children }: { children?: ReactNode }) {
  return (
    <>
      <Hero>{children}</Hero>
      <Steps />
      <ThirtySuns />
      <Finder />
      <Privacy />
      <OtherProducts />
      <Partners />
    </>
  );
}

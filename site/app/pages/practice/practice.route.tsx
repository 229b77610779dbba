import type { AudienceHandle } from "../../client/audience.tsx";
import { practiceContent } from "../../content/practice.ts";
import { Partners } from "../../parts/partners/partners.tsx";
import { Benefits } from "./benefits.tsx";
import { Blurbs } from "./blurbs.tsx";
import { Hero } from "./hero.tsx";
import { LearnMore } from "./learn-more.tsx";

export const handle: AudienceHandle = { audience: "practice" };

export const meta = () => [
  { title: practiceContent.title },
  { name: "description", content: practiceContent.description },
];

/** The practice page, at `/practice` and its alias `/providers` (S2.007, S2.008, S2.057). */
export default function Practice() {
  return (
    <>
      <Hero />
      <Blurbs />
      <Benefits />
      <LearnMore />
      <Partners />
    </>
  );
}

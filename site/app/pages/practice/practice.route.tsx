import { brand } from "@frontdoor/brand/brand.ts";
import { practiceWords } from "@frontdoor/words/practice.ts";
import type { ReactNode } from "react";
import { Partners } from "../../parts/partners.tsx";
import { Benefits } from "./benefits.tsx";
import { Blurbs } from "./blurbs.tsx";
import { Hero } from "./hero.tsx";
import { LearnMore } from "./learn-more.tsx";
import { Proofs } from "./proofs.tsx";

export const video = {
  title: practiceWords.hero.video.title,
  src: brand.products.practice.video,
};

/** The practice page, at `/practice` and its alias `/providers` (S2.007, S2.008, S2.057). */
export default function Practice({ children }: { children?: ReactNode }) {
  return (
    <>
      <Hero />
      <Blurbs />
      <Benefits />
      <Proofs />
      <LearnMore>{children}</LearnMore>
      <Partners />
    </>
  );
}

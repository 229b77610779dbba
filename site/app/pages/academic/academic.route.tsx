import { academicWords } from "@frontdoor/words/academic.ts";
import type { ReactNode } from "react";
import { CasePhotos } from "../../ui/product-illustrations/case-photos.tsx";
import { Claims } from "./claims.tsx";
import { Disciplines } from "./disciplines.tsx";
import { Hero } from "./hero.tsx";
import { ProductCards } from "./product-cards.tsx";

export const meta = () => [
  { title: academicWords.title },
  { name: "description", content: academicWords.description },
];

/** The academic page (S2.005, S2.038–S2.040). */
export default function Academic({ children }: { children?: ReactNode }) {
  return (
    <>
      <CasePhotos />
      <Hero />
      <Claims />
      {children}
      <Disciplines />
      <ProductCards />
    </>
  );
}

import type { AudienceHandle } from "../../client/audience.tsx";
import { academicContent } from "../../content/academic.ts";
import { Claims } from "./claims.tsx";
import { Devices } from "./devices.tsx";
import { Disciplines } from "./disciplines.tsx";
import { Hero } from "./hero.tsx";
import { ProductCards } from "./product-cards.tsx";

export const handle: AudienceHandle = { audience: "academic" };

export const meta = () => [
  { title: academicContent.title },
  { name: "description", content: academicContent.description },
];

/** The academic page (S2.005, S2.038–S2.040). */
export default function Academic() {
  return (
    <>
      <Hero />
      <Claims />
      <Devices />
      <Disciplines />
      <ProductCards />
    </>
  );
}

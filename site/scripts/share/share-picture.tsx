import { brand } from "@frontdoor/brand/brand.ts";
import { type ColourName, colours, type Product } from "@frontdoor/brand/colours.ts";
import { brandMark } from "@frontdoor/brand/mark.ts";
import { academicWords } from "@frontdoor/words/academic.ts";
import { patientWords } from "@frontdoor/words/patient.ts";
import { practiceWords } from "@frontdoor/words/practice.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { halves } from "../../app/pages/academic/halves.ts";
import { Bank } from "../../app/ui/scene/bank.tsx";
import { Heron } from "../../app/ui/scene/heron.tsx";
import type { Orb } from "../../app/ui/scene/orb.ts";
import { Reeds } from "../../app/ui/scene/reeds.tsx";
import { River } from "../../app/ui/scene/river.tsx";
import { pictureSize } from "./picture-size.ts";

/** Each product's claim, and its time of day. */
const views: Record<Product, { claim: string; orb: Orb }> = {
  patient: { claim: patientWords.hero.heading, orb: { x: 872, y: 222, r: 112 } },
  practice: { claim: practiceWords.hero.heading, orb: { x: 880, y: 66, r: 86 } },
  academic: { claim: academicWords.hero.heading, orb: { x: 874, y: 258, r: 104 } },
};

/** A product's picture as SVG: river, bird, name and claim. */
export function sharePicture(product: Product): string {
  return painted(<Picture product={product} />, product);
}

/** A drawing as SVG, in the product's light colours. */
export function painted(drawing: ReactNode, product: Product): string {
  const palette = colours(product);
  return renderToStaticMarkup(drawing).replace(
    /var\(--([\w-]+)\)/g,
    (_, name: ColourName) => palette[name],
  );
}

function Picture({ product }: { product: Product }) {
  const { claim, orb } = views[product];
  const { width, height } = pictureSize;
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <River orb={orb} />
      <svg aria-hidden="true" x="930" y="172" width="226" height="418">
        <Heron />
      </svg>
      <svg aria-hidden="true" y="566" width={width} height="64">
        <Bank />
      </svg>
      <svg aria-hidden="true" x="-20" y="430" width="230" height="205">
        <Reeds count={18} seed={31} />
      </svg>
      <g fill="var(--ink)">
        <svg aria-hidden="true" x="72" y="66" width="64" height="64" viewBox="0 0 48 48">
          <path d={brandMark} />
        </svg>
        <text x="152" y="113" fontSize="44">
          {brand.products[product].fullName}
        </text>
        <text fontSize="72" letterSpacing="-1.5">
          {halves(claim).map((line, index) => (
            <tspan key={line} x="72" y={228 + index * 80}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </svg>
  );
}

import { brand } from "@frontdoor/brand/brand.ts";
import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { journeys } from "../journeys.ts";
import { Mark } from "./mark.tsx";

/** The brand link (S2.030): mark, name and the current product. */
export function Logo({ product = "" }: { product?: CurrentContext }) {
  const productName = product === "" ? "" : ` ${brand.products[product].name}`;
  return (
    <a
      className="logo"
      href={journeys.frame.home}
      aria-label={brand.name + productName}
      data-brand={brand.name}
    >
      <Mark />
      <span>
        {brand.name}
        <em>{productName}</em>
      </span>
    </a>
  );
}

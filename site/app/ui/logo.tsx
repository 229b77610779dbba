import { brand } from "@frontdoor/brand/brand.ts";
import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { Link } from "../client/navigation.tsx";
import { journeys } from "../journeys.ts";
import { Mark } from "./mark.tsx";

/** The brand link (S2.030): mark, name and, where there is one, the product. */
export function Logo({ product = "" }: { product?: CurrentContext }) {
  const productName = product === "" ? "" : brand.products[product].name;
  return (
    <Link
      className="logo"
      to={journeys.frame.home}
      aria-label={`${brand.name} ${productName}`.trim()}
    >
      <Mark />
      <span>
        {brand.name}
        {productName && <em> {productName}</em>}
      </span>
    </Link>
  );
}

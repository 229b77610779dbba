import { brand } from "@frontdoor/brand/brand.ts";
import type { Context } from "@frontdoor/contract/contexts.ts";
import { Notice } from "../../ui/notice.tsx";

/** Says that a product's accounts cannot be reached from this site yet, and whom to ask. */
export function NotOpenNotice({ context }: { context: Context }) {
  return (
    <Notice>
      {brand.products[context].fullName} is not open on this site yet. Please write to{" "}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>.
    </Notice>
  );
}

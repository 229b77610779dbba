import type { Realm } from "@frontdoor/contract/products.ts";

const pages = { practice: "/passwordreset/ud", academic: "/passwordreset/academic" } as const;

/** The page on which the link of a reset sets a new password. */
export function resetPage(realm: Realm, token: string): string {
  return `${pages[realm]}/${token}`;
}

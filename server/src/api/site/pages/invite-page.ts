import { products } from "@frontdoor/contract/products.ts";
import { languageCodes } from "@frontdoor/words/languages.ts";
import type { PageAddress } from "./route-map.ts";

const name = products.practice.inviteParameter;
const bringsInvite = /^\/(?:login|signup|register)(?:\/practice)?$/;
const links = new RegExp(
  ` href="((?:/(?:${languageCodes.join("|")}))?/(?:login|signup|register)(?:/practice)?)"`,
  "g",
);

/** The code of the practice invite that the address of a login or a sign-up brings; null where it brings none. */
export function broughtInvite({ path, query }: Pick<PageAddress, "path" | "query">): string | null {
  if (query === "" || !bringsInvite.test(path)) return null;
  return new URLSearchParams(query).get(name) || null;
}

/**
 * A login or a sign-up whose links to one another, and to other languages, pass a practice invite on, for browsers
 * without script: `site/app/page-shell/pass-invite.ts` takes it out of them and passes it on itself.
 */
export function passingInvite(html: string, code: string): string {
  const query = new URLSearchParams({ [name]: code });
  return html.replaceAll(links, (_all, to: string) => ` data-passes="" href="${to}?${query}"`);
}

import { brand } from "@frontdoor/brand/brand.ts";

/** What the brand says in words rather than names; another language says it in its own. */
export const brandWords = {
  founder: brand.founder,
  college: brand.college,
  providers: brand.providers.label,
} as const;

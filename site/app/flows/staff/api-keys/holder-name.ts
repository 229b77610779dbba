import { brand } from "@frontdoor/brand/brand.ts";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import { consoleApiKeysWords } from "@frontdoor/words/staff/api-keys.ts";

export function holderName(holder: KeyHolder): string {
  return holder === "operator" ? consoleApiKeysWords.keys.operator : brand.products[holder].name;
}

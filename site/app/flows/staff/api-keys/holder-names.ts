import { brand } from "@frontdoor/brand/brand.ts";
import { type KeyHolder, keyHolders } from "@frontdoor/contract/products/keys.ts";
import { consoleApiKeysWords } from "@frontdoor/words/staff/api-keys.ts";

/** What the holders of keys are called: a product by its name. */
export const holderNames = Object.fromEntries(
  keyHolders.map((id) => [
    id,
    id === "operator" ? consoleApiKeysWords.keys.operator : brand.products[id].name,
  ]),
) as Record<KeyHolder, string>;

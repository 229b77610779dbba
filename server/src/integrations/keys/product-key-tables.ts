import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";

interface ProductKeyTables {
  product_keys: {
    id: string;
    product: KeyHolder;
    /** SHA-256 of the key in hex; a key has 256 random bits, so nothing slower is needed. */
    key_hash: string;
    label: string;
    created_at: Date;
    revoked_at: Date | null;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends ProductKeyTables {}
}

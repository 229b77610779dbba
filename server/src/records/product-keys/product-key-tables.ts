import type { HandOffProduct } from "@frontdoor/contract/products/hand-off.ts";

/** Who may call `/api/products`: a product's back end, or the operator's command. */
export type KeyHolder = HandOffProduct | "operator";

export interface ProductKeyTables {
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

declare module "../../mechanisms/database/tables.ts" {
  interface Tables extends ProductKeyTables {}
}

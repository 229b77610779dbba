import type { LookupList } from "@frontdoor/contract/products/lookups.ts";

export interface LookupTables {
  /** Each list is loaded from the seed file of its name. */
  lookup_items: {
    list: LookupList;
    /** The entry above, empty in lists that hang under nothing. */
    parent_id: string;
    id: string;
    name: string;
    active: boolean;
    /** Place in the list. */
    position: number;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends LookupTables {}
}

interface PracticeTables {
  practices: {
    /** The product's own id. */
    id: string;
    name: string;
    /** From `searchKey`. */
    search_key: string;
    /** A PNG that `cleanPng` has passed. */
    logo: Buffer | null;
    active: boolean;
    updated_at: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends PracticeTables {}
}

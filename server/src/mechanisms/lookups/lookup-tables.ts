/** The lists that forms offer, each loaded from the seed file of the same name. */
export type LookupList =
  | "countries"
  | "practice-disciplines"
  | "practice-specialities"
  | "practice-roles"
  | "academic-disciplines"
  | "academic-specialities"
  | "academic-grades"
  | "academic-roles"
  | "training-institutions";

export interface LookupTables {
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

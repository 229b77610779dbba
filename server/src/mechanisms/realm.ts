/** The two sets of accounts, which never mix: practice/patient and academic. */
export type Realm = "practice" | "academic";

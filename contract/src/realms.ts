/** The two sets of accounts, which never mix: practice/patient and academic. */
export const realms = ["practice", "academic"] as const;
export type Realm = (typeof realms)[number];

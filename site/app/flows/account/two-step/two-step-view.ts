/** What the part shows: its rows, the set-up of the app, or the recovery codes, once. */
export type TwoStepView =
  | { at: "rest" }
  | { at: "app"; key: string; uri: string }
  | { at: "codes"; codes: readonly string[] };

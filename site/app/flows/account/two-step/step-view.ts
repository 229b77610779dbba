/** What is in the place of the part's rows: the rows, the app that is set up, or the codes that are shown once. */
export type StepView =
  | { at: "rest" }
  | { at: "app"; key: string; uri: string }
  | { at: "codes"; codes: readonly string[] };

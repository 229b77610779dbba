import type { State } from "./states.ts";

/** Mails to the address that is asked about, by its state; none where a state is left out. */
export type Mailed = Partial<Record<State, number>>;

/** The states in which there is an account whose owner is written to there: one that bounced is tried like any other. */
const owned = [
  "taken",
  "pending",
  "locked",
  "disabled",
  "passkey",
  "twoStep",
  "unreachable",
] as const;

/** One mail to each owner of an account. */
export const toOwners: Mailed = Object.fromEntries(owned.map((state) => [state, 1]));
/** One mail whatever the address is: what it says differs, and its reader alone sees that. */
export const toEverybody: Mailed = {
  ...toOwners,
  free: 1,
  archived: 1,
  invited: 1,
  patient: 1,
};

import { nothing } from "../wire.ts";

/** What any change of account settings may be refused with: no login, no fresh proof, or a lock on changes. */
export const failuresOfChanges = ["SESSION_ENDED", "PROOF_NEEDED", "CHANGES_LOCKED"] as const;

/** What the calls of account settings share that write. */
export const posting = {
  api: "account",
  method: "POST",
  body: nothing,
  reply: nothing,
  failures: failuresOfChanges,
} as const;
/** The same of a change that is done at most once for each press. */
export const changing = { ...posting, idempotent: true } as const;

import { nothing } from "../wire.ts";

/** The failures of any change of account settings: no session, no recent reauthentication, or a lock on changes. */
export const failuresOfChanges = ["SESSION_ENDED", "PROOF_NEEDED", "CHANGES_LOCKED"] as const;

/** Shared by all calls of account settings that change something. */
export const posting = {
  api: "account",
  method: "POST",
  body: nothing,
  reply: nothing,
  failures: failuresOfChanges,
} as const;
/** The same for a change that is done at most once for each press. */
export const changing = { ...posting, idempotent: true } as const;

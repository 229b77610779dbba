import { nothing } from "../wire.ts";

/** Shared by the calls by which members of staff manage their own login. */
export const posting = { api: "staff", method: "POST", body: nothing, reply: nothing } as const;
/** The same for calls that run at most once for each press. */
export const postingOnce = { ...posting, idempotent: true } as const;

import { nothing } from "../wire.ts";

/** What the calls share by which members of staff do something about their own login. */
export const posting = { api: "staff", method: "POST", body: nothing, reply: nothing } as const;
/** The same of what is done at most once for each press. */
export const postingOnce = { ...posting, idempotent: true } as const;

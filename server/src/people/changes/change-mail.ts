import type { RealmHandlers } from "../outbox-jobs.ts";

/** Tells the owner of an account what was changed. */
export function changeMailHandlers(): RealmHandlers<"change-mail"> {
  return { "change-mail": { send: async () => null } };
}

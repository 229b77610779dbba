import { nothing } from "../wire.ts";

/** How a call is refused to whoever may not make it, and one that takes a named owner. */
export const refusals = ["UNAUTHORISED", "ROLE_REFUSED"] as const;
export const ownerRefusals = [...refusals, "NAMED_OWNER_NEEDED"] as const;

/** What the calls share that ask, or list a page at a time. */
export const reading = { api: "products", method: "GET", failures: refusals } as const;
export const listing = { ...reading, paged: true } as const;

/** What the calls share that write, and those of them that are done at most once for each key. */
export const writing = {
  api: "products",
  method: "POST",
  reply: nothing,
  failures: refusals,
} as const;
export const writingOnce = { ...writing, idempotent: true } as const;

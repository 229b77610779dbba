import { nothing } from "../wire.ts";

/** The failures for a caller who may not make a call. */
export const refusals = ["UNAUTHORISED", "ROLE_REFUSED"] as const;
export const ownerRefusals = [...refusals, "NAMED_OWNER_NEEDED"] as const;

/** Shared by the calls that read, or list a page at a time. */
export const reading = { api: "products", method: "GET", failures: refusals } as const;
export const listing = { ...reading, paged: true } as const;

/** Shared by the calls that write, and by those that run at most once for each key. */
export const writing = {
  api: "products",
  method: "POST",
  reply: nothing,
  failures: refusals,
} as const;
export const writingOnce = { ...writing, idempotent: true } as const;

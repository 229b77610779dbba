import * as z from "zod/mini";
import { call } from "../call.ts";
import { nothing } from "../wire.ts";

const person = z.object({ id: z.string(), name: z.string(), surname: z.string() });

const hodLink = z.object({
  id: z.string(),
  status: z.enum(["pending", "confirmed"]),
  supervisor: person,
  clinicalUnit: z.nullable(z.string()),
  /** Null until an invited head of department has an account. */
  hod: z.nullable(person),
  createdAt: z.string(),
  confirmedAt: z.nullable(z.string()),
});
export type HodLink = z.output<typeof hodLink>;

/** Which supervisors named which heads of department (S6.003): newest first, at most 100. */
export const listHodLinks = call({
  api: "products",
  method: "GET",
  path: "/hod-links",
  query: z.object({ status: z.optional(hodLink.shape.status), hodId: z.optional(z.uuid()) }),
  reply: z.array(hodLink),
  failures: ["UNAUTHORISED"],
});

/**
 * The named head of department confirms a link from their own account (SEC-D9): `hodId` is the user of
 * the hand-off. Confirming twice is the same as once; anybody else's link is 404.
 */
export const confirmHodLink = call({
  api: "products",
  method: "POST",
  path: "/hod-links/{id}/confirm",
  params: z.object({ id: z.uuid() }),
  body: z.object({ hodId: z.uuid() }),
  reply: nothing,
  failures: ["UNAUTHORISED", "HOD_LINK_UNKNOWN"],
  idempotent: true,
});

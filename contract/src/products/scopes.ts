import * as z from "zod/mini";
import { call } from "../call.ts";
import { productNames } from "../products.ts";
import { grantedScopeNames } from "./claims.ts";
import { moment, reason } from "./formats.ts";
import { ownerRefusals, reading, refusals, writing, writingOnce } from "./key-calls.ts";

const which = { product: z.enum(productNames), scope: z.enum(grantedScopeNames) };
const grant = z.object({ ...which, reason });
export type NewGrant = z.output<typeof grant>;
const ended = z.object(which);
export type EndedGrant = z.output<typeof ended>;

/**
 * Grants a product a scope that it does not have by default, and records what the product needs it for. Granting it
 * again changes nothing.
 */
export const grantScope = call({
  ...writingOnce,
  path: "/scopes/grant",
  body: grant,
  failures: ownerRefusals,
  secondPerson: true,
});

const listedGrant = z.object({
  ...which,
  reason: z.string(),
  grantedBy: z.string(),
  grantedAt: moment,
});
export type ListedGrant = z.output<typeof listedGrant>;

/** Lists the scopes that products have by a grant now, oldest grant first. */
export const listScopes = call({
  ...reading,
  path: "/scopes",
  reply: z.array(listedGrant),
});

/** Ends a grant at once. 404 when the product does not have the scope. */
export const endScope = call({
  ...writing,
  path: "/scopes/end",
  body: ended,
  failures: [...refusals, "GRANT_UNKNOWN"],
});

import * as z from "zod/mini";
import { accountTarget, stayParameter, targetParameter } from "./account-page.ts";

/**
 * The part of a login's query that says where the person wants to go, and whether they want to stay signed in on the
 * device. What is neither is left out.
 */
export const targetQuery = {
  [targetParameter]: z.catch(z.optional(z.literal(accountTarget)), undefined),
  [stayParameter]: z.catch(z.optional(z.literal("1")), undefined),
};

import * as z from "zod/mini";
import { accountTarget, targetParameter } from "./account-page.ts";

/** The part of a login's query that says where the person wants to go. What is no target is left out. */
export const targetQuery = {
  [targetParameter]: z.catch(z.optional(z.literal(accountTarget)), undefined),
};

import * as z from "zod/mini";
import { accountTarget, stayParameter, targetParameter } from "./account-page.ts";

/**
 * The parameters of a login's query that say where the person wants to go, and whether to stay signed in on the device.
 * Others are left out.
 */
export const targetQuery = {
  [targetParameter]: z.catch(z.optional(z.literal(accountTarget)), undefined),
  [stayParameter]: z.catch(z.optional(z.literal("1")), undefined),
};

import * as z from "zod/mini";
import { accountTarget, stayParameter, targetParameter } from "./account/account-page.ts";
import { interactionParameter, maximumStateLength, stateParameter } from "./return-to.ts";
import { optionalText } from "./wire.ts";

/** The query parameters of a return address. An invalid return address is left out and refuses nobody. */
export const returnToQuery = {
  [interactionParameter]: z.catch(optionalText(maximumStateLength), undefined),
  [stateParameter]: z.catch(optionalText(maximumStateLength), undefined),
};

/**
 * The parameters of a login's query: the return address, where the person wants to go, and whether to stay signed in on
 * the device. Others are left out.
 */
export const loginQuery = {
  ...returnToQuery,
  [targetParameter]: z.catch(z.optional(z.literal(accountTarget)), undefined),
  [stayParameter]: z.catch(z.optional(z.literal("1")), undefined),
};

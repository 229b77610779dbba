import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { loginProducts } from "../products.ts";
import { text } from "../wire.ts";
import { madeId, moment } from "./formats.ts";
import { writing } from "./key-calls.ts";

/** The query parameter of `location` that carries the code to the product. */
export const handOffParameter = "code";

/** Who signed in. Given once for each code, to the one product that the code was made for. */
const signedIn = z.object({
  product: z.enum(loginProducts),
  signedInAt: moment,
  user: z.object({
    id: madeId,
    username: z.string(),
    name: z.string(),
    surname: z.string(),
    emailAddress: z.string(),
    type: z.string(),
  }),
});
export type SignedIn = z.output<typeof signedIn>;

/**
 * Trades the code of a `location` for the person who signed in. The back end of a product asks it with its
 * key as `Authorization: Bearer …`; a code lives 60 seconds and works once.
 */
export const redeemHandOff = call({
  ...writing,
  path: "/handoff/redeem",
  body: z.object({ code: text(fieldLimits.token) }),
  reply: signedIn,
  failures: ["UNAUTHORISED", "HAND_OFF_INVALID"],
});

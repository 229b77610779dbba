import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { loginProducts } from "../products.ts";
import { text } from "../wire.ts";
import { madeId, moment } from "./formats.ts";
import { writing } from "./key-calls.ts";

/** The query parameter of `location` that carries the code to the product. */
export const handOffParameter = "code";

/** The person who logged in, returned once for each code, to the product that it was made for. */
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
 * Exchanges the code of a `location` for the person who logged in. A product's back end calls it with its key as
 * `Authorization: Bearer …`; a code is valid once and for 60 seconds.
 */
export const redeemHandOff = call({
  ...writing,
  path: "/handoff/redeem",
  body: z.object({ code: text(fieldLimits.token) }),
  reply: signedIn,
  failures: ["UNAUTHORISED", "HAND_OFF_INVALID"],
});

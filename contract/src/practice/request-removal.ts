import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { nothing, text } from "../wire.ts";

const token = text(fieldLimits.token);

/**
 * Returns which account a removal link would remove, and changes nothing (S7.094–S7.096, S3.064). A token that is
 * unknown, used or expired is a failure. Beside the id the response has the masked address by which the owner
 * recognises the account (SEC-E5); a back end may leave that out.
 */
export const validateRemoval = call({
  api: "practice",
  method: "GET",
  path: "/profile/deleterequest/validate/{token}",
  params: z.object({ token }),
  reply: z.object({
    userId: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    /** The email address with all but its first letters hidden: `l***@e***.org`. */
    maskedEmail: z.optional(z.string()),
  }),
  failures: [],
});

/**
 * Removes the account that a removal link belongs to (S7.097). The token decides which that is: 404 when
 * `userId` is another (SEC-E4).
 */
export const confirmRemoval = call({
  api: "practice",
  method: "POST",
  path: "/profile/deleterequest/{userId}/delete/{token}",
  params: z.object({ userId: text(fieldLimits.lookupId), token }),
  reply: nothing,
  failures: [],
  idempotent: true,
});

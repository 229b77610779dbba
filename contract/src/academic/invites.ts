import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { text } from "../wire.ts";

/**
 * Tells what an academic invite offers, to whoever has its key (S7.043–S7.045, S3.050). 404 when the key is
 * unknown, used or expired.
 */
export const loadInvite = call({
  api: "academic",
  method: "GET",
  path: "/v1/signup/invite/{key}",
  params: z.object({ key: text(fieldLimits.token) }),
  reply: z.object({ emailAddress: z.string(), name: z.string(), role: z.string() }),
  failures: [],
});
export type AcademicInvite = z.output<typeof loadInvite.reply>;

import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { text } from "../wire.ts";

/**
 * Shows an academic invite to whoever has its key (S7.043–S7.045, S3.050). An unknown, used or expired
 * key is 404.
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

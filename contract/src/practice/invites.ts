import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { text } from "../wire.ts";

/** Shows a practice invite to whoever has its code (S7.085–S7.087, S3.051). An unknown code is 404. */
export const loadInvite = call({
  api: "practice",
  method: "GET",
  path: "/invite/{code}",
  params: z.object({ code: text(fieldLimits.token) }),
  reply: z.object({ status: z.string(), inviteCode: z.string(), userType: z.string() }),
  failures: [],
});
export type PracticeInvite = z.output<typeof loadInvite.reply>;

import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { text } from "../wire.ts";

/**
 * Shows what a practice invite offers and its status, to anybody with its code (S7.085–S7.087, S3.051). 404 for an
 * unknown code.
 */
export const loadInvite = call({
  api: "practice",
  method: "GET",
  path: "/invite/{code}",
  params: z.object({ code: text(fieldLimits.token) }),
  reply: z.object({ status: z.string(), inviteCode: z.string(), userType: z.string() }),
  failures: [],
});
export type PracticeInvite = z.output<typeof loadInvite.reply>;

import * as z from "zod/mini";
import { call, registrationLimitSeconds } from "../call.ts";
import { returnToQuery } from "../return-to-query.ts";
import { formRules, locationReply } from "../wire.ts";
import { practiceUser } from "./practice-user.ts";
import { practiceUserProblems } from "./sign-up-rules.ts";

/** Registers a practice user (S7.055–S7.059). */
export const register = call({
  api: "practice",
  method: "POST",
  path: "/registration/register",
  query: z.object(returnToQuery),
  body: practiceUser.check(formRules(practiceUserProblems)),
  reply: locationReply,
  failures: ["USERNAME_TAKEN", "INVITE_INVALID", "PROOF_OF_WORK_NEEDED"],
  idempotent: true,
  limitSeconds: registrationLimitSeconds,
});

import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { text } from "../wire.ts";

/**
 * The patient app asks for the removal of an account; the answer's link confirms it within 24 hours
 * (S6.014, S6.015). 404 when no active patient's account has that name.
 */
export const createRemovalRequest = call({
  api: "products",
  method: "POST",
  path: "/removal-requests",
  body: z.object({ username: text(fieldLimits.username) }),
  reply: z.object({ id: z.string(), token: z.string(), link: z.string() }),
  failures: ["UNAUTHORISED", "PATIENT_UNKNOWN"],
  idempotent: true,
});

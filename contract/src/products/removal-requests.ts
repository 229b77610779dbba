import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { text } from "../wire.ts";
import { madeId } from "./formats.ts";

/**
 * Asks for the removal of a patient's account, as the patient app does when its owner wishes it (S6.014,
 * S6.015). The answer holds the link by which they confirm it within 24 hours. 404 when no active patient
 * has that username.
 */
export const createRemovalRequest = call({
  api: "products",
  method: "POST",
  path: "/removal-requests",
  body: z.object({ username: text(fieldLimits.username) }),
  reply: z.object({ id: madeId, token: z.string(), link: z.string() }),
  failures: ["UNAUTHORISED", "ROLE_REFUSED", "PATIENT_UNKNOWN"],
  idempotent: true,
});

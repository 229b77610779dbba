import * as z from "zod/mini";
import { call } from "../call.ts";
import { line, nothing } from "../wire.ts";
import { madeId, moment } from "./formats.ts";
import { staffCall } from "./staff-call.ts";

/** Days that a note of support stays at most, and the notes that one account has at most. */
export const longestNoteDays = 180;
export const maximumNotes = 20;
export const noteEndMessage = `Write a day that is still to come and no more than ${longestNoteDays} days away, such as 2026-12-31.`;

const which = z.object({ id: z.uuid() });
const note = z.object({
  id: madeId,
  text: z.string(),
  writtenBy: z.string(),
  writtenAt: moment,
  expiresAt: moment,
});
export type AccountNote = z.output<typeof note>;

/** Lists what support has written down about an account, newest first; what is over is not told. */
export const listNotes = call({
  ...staffCall,
  method: "GET",
  path: "/accounts/{id}/notes",
  params: which,
  reply: z.array(note),
  failures: ["UNAUTHORISED", "ROLE_REFUSED", "ACCOUNT_ID_UNKNOWN"],
});

/**
 * Writes a note about an account down until a day. Staff alone read it, and the person in the file of what is kept about
 * them; products do not.
 */
export const addNote = call({
  ...staffCall,
  method: "POST",
  path: "/accounts/{id}/notes/add",
  params: which,
  body: z.object({ text: line(500).check(z.trim(), z.minLength(1)), until: moment }),
  reply: z.object({ id: madeId }),
  failures: ["UNAUTHORISED", "ROLE_REFUSED", "ACCOUNT_ID_UNKNOWN", "TOO_MANY_NOTES", "VALIDATION"],
  idempotent: true,
});

/** Deletes a note of support. One that is gone is gone. */
export const endNote = call({
  ...staffCall,
  method: "POST",
  path: "/accounts/notes/{id}/end",
  params: which,
  body: nothing,
  reply: nothing,
  idempotent: true,
});

import * as z from "zod/mini";
import { call } from "../call.ts";
import { line, nothing } from "../wire.ts";
import { madeId, moment } from "./formats.ts";
import { reading, refusals, writingOnce } from "./key-calls.ts";

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
  ...reading,
  path: "/accounts/{id}/notes",
  params: which,
  reply: z.array(note),
  failures: [...refusals, "ACCOUNT_ID_UNKNOWN"],
});

/**
 * Writes a note about an account down until a day. Staff alone read it, and the person in the file of what is kept about
 * them; products do not.
 */
export const addNote = call({
  ...writingOnce,
  path: "/accounts/{id}/notes/add",
  params: which,
  body: z.object({ text: line(500).check(z.trim(), z.minLength(1)), until: moment }),
  reply: z.object({ id: madeId }),
  failures: [...refusals, "ACCOUNT_ID_UNKNOWN", "TOO_MANY_NOTES", "VALIDATION"],
});

/** Deletes a note of support. One that is gone is gone. */
export const endNote = call({
  ...writingOnce,
  path: "/accounts/notes/{id}/end",
  params: which,
  body: nothing,
});

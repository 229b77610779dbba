import * as z from "zod/mini";
import { call } from "../call.ts";
import { line, nothing } from "../wire.ts";
import { madeId, moment } from "./formats.ts";
import { reading, refusals, writingOnce } from "./key-calls.ts";

/** The most days that a note of support is kept, and the most notes of an account. */
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

/** Lists support's notes about an account, newest first, without expired ones. */
export const listNotes = call({
  ...reading,
  path: "/accounts/{id}/notes",
  params: which,
  reply: z.array(note),
  failures: [...refusals, "ACCOUNT_ID_UNKNOWN"],
});

/**
 * Adds a note about an account, kept until a day. Only staff can read it, and the person in the file of their stored
 * data; products cannot.
 */
export const addNote = call({
  ...writingOnce,
  path: "/accounts/{id}/notes/add",
  params: which,
  body: z.object({ text: line(500).check(z.trim(), z.minLength(1)), until: moment }),
  reply: z.object({ id: madeId }),
  failures: [...refusals, "ACCOUNT_ID_UNKNOWN", "TOO_MANY_NOTES", "VALIDATION"],
});

/** Deletes a note of support. It cannot be restored. */
export const endNote = call({
  ...writingOnce,
  path: "/accounts/notes/{id}/end",
  params: which,
  body: nothing,
});

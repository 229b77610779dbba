import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { parseStored } from "../../../client/tab-storage.ts";
import { draftIn, keptOf, restoredFrom } from "../form-table.ts";
import type { AcademicForm } from "./academic-form.ts";

/**
 * The draft that survives reload and Back in this tab, as text for the session storage.
 * @param inviteKey the form's invite, empty without one; it is not stored itself
 */
export function draftOf(form: AcademicForm, inviteKey: string): string {
  return JSON.stringify({ invite: markOf(inviteKey), ...keptOf(academicFields, form) });
}

/** A hash that distinguishes the drafts of invites: 32 bits (FNV-1a), which do not reveal the key (SEC-F10). */
function markOf(inviteKey: string): number {
  let mark = 0x811c9dc5;
  for (const character of inviteKey) {
    mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return mark;
}

/** The values of a stored draft for the same invite; an invalid draft gives none. */
export function parseDraft(stored: string | null, inviteKey: string): Partial<AcademicForm> {
  const draft = parseStored(stored);
  if (Reflect.get(draft, "invite") !== markOf(inviteKey)) return {};
  return restoredFrom(academicFields, draft);
}

const kept = draftIn("academic-sign-up");

export const readDraft = (inviteKey: string) => parseDraft(kept.read(), inviteKey);
export const keepDraft = (form: AcademicForm, inviteKey: string) =>
  kept.keep(draftOf(form, inviteKey));
export const clearDraft = kept.clear;

import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { parseStored, withStorage } from "../../../client/tab-storage.ts";
import { keptOf, restoredFrom } from "../form-table.ts";
import type { AcademicForm } from "./academic-form.ts";

const storageKey = "academic-sign-up";

/**
 * What of a form survives a reload and Back, for this tab alone: text for the session storage.
 * @param inviteKey the invite that the form is filled in for, empty without one; it is not kept itself
 */
export function draftOf(form: AcademicForm, inviteKey: string): string {
  return JSON.stringify({ invite: markOf(inviteKey), ...keptOf(academicFields, form) });
}

/** Tells one invite's draft from another's: 32 bits (FNV-1a) that give nothing of the key away (SEC-F10). */
function markOf(inviteKey: string): number {
  let mark = 0x811c9dc5;
  for (const character of inviteKey) {
    mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return mark;
}

/** The fields of a kept draft for the same invite; whatever is not a plain draft is ignored. */
export function parseDraft(stored: string | null, inviteKey: string): Partial<AcademicForm> {
  const draft = parseStored(stored);
  if (Reflect.get(draft, "invite") !== markOf(inviteKey)) return {};
  return restoredFrom(academicFields, draft);
}

export function readDraft(inviteKey: string): Partial<AcademicForm> {
  return parseDraft(
    withStorage((storage) => storage.getItem(storageKey)),
    inviteKey,
  );
}

export function keepDraft(form: AcademicForm, inviteKey: string): void {
  withStorage((storage) => storage.setItem(storageKey, draftOf(form, inviteKey)));
}

export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}

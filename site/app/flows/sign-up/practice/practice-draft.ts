import { practiceFields } from "@frontdoor/contract/practice/sign-up-fields.ts";
import { parseStored, withStorage } from "../../../client/tab-storage.ts";
import { keptOf, restoredFrom } from "../form-table.ts";
import type { PracticeForm } from "./practice-form.ts";

const storageKey = "practice-sign-up";

/** The draft that survives reload and Back in this tab, as text for the session storage. */
export function draftOf(form: PracticeForm): string {
  return JSON.stringify(keptOf(practiceFields, form));
}

/** The values of a stored draft; an invalid draft gives none. */
export function parseDraft(text: string | null): Partial<PracticeForm> {
  return restoredFrom(practiceFields, parseStored(text));
}

export function readDraft(): Partial<PracticeForm> {
  return parseDraft(withStorage((storage) => storage.getItem(storageKey)));
}

export function keepDraft(form: PracticeForm): void {
  withStorage((storage) => storage.setItem(storageKey, draftOf(form)));
}

export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}

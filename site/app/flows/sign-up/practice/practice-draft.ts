import { practiceFields } from "@frontdoor/contract/practice/sign-up-fields.ts";
import { parseStored } from "../../../client/tab-storage.ts";
import { draftIn, keptOf, restoredFrom } from "../form-table.ts";
import type { PracticeForm } from "./practice-form.ts";

/** The draft that survives reload and Back in this tab, as text for the session storage. */
export function draftOf(form: PracticeForm): string {
  return JSON.stringify(keptOf(practiceFields, form));
}

/** The values of a stored draft; an invalid draft gives none. */
export function parseDraft(text: string | null): Partial<PracticeForm> {
  return restoredFrom(practiceFields, parseStored(text));
}

const kept = draftIn("practice-sign-up");

export const readDraft = () => parseDraft(kept.read());
export const keepDraft = (form: PracticeForm) => kept.keep(draftOf(form));
export const clearDraft = kept.clear;

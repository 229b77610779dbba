import { identityTypes, usernameTypes } from "@frontdoor/contract/constants.ts";
import type { PracticeField } from "@frontdoor/contract/practice/sign-up-rules.ts";
import { parseStoredDraft, withStorage } from "../draft-storage.ts";
import type { PracticeForm } from "./practice-form.ts";

const storageKey = "practice-sign-up";

/** Kept for this tab alone. Never passwords and identity documents, nor the ticked terms. */
const keptFields = [
  "firstname",
  "lastname",
  "emailAddress",
  "cellularNumber",
  "usernameType",
  "username",
  "identityType",
  "practiceNumber",
  "practicePhone",
  "hcp.discipline",
  "hcp.speciality",
  "hcp.role",
  "hcp.hpcsaNumber",
] as const satisfies readonly PracticeField[];

/** What of a form survives a reload and Back: text for the session storage. */
export function draftOf(form: PracticeForm): string {
  return JSON.stringify(Object.fromEntries(keptFields.map((field) => [field, form[field]])));
}

/** The fields of a kept draft; whatever is not a plain draft is ignored. */
export function parseDraft(text: string | null): Partial<PracticeForm> {
  const stored = parseStoredDraft(text);
  const kept = keptFields.filter((field) => isKeepable(field, Reflect.get(stored, field)));
  return Object.fromEntries(kept.map((field) => [field, Reflect.get(stored, field)]));
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

function isKeepable(field: (typeof keptFields)[number], value: unknown): boolean {
  if (typeof value !== "string") return false;
  if (field === "identityType") return identityTypes.some((type) => type === value);
  return field !== "usernameType" || usernameTypes.some((type) => type === value);
}

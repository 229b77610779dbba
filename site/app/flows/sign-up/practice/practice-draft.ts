import { identityTypes, usernameTypes } from "@frontdoor/contract/constants.ts";
import type { PracticeField } from "@frontdoor/contract/practice/sign-up-rules.ts";
import { emptyPracticeForm, type PracticeForm } from "./practice-form.ts";

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
  const stored = parsed(text);
  const kept = keptFields.filter((field) => isKeepable(field, Reflect.get(stored, field)));
  return Object.fromEntries(kept.map((field) => [field, Reflect.get(stored, field)]));
}

/** What was typed or chosen before hydration: every field that differs from an untouched form. */
export function earlyInput(entered: FormData): Partial<PracticeForm> {
  const fields = Object.keys(emptyPracticeForm) as PracticeField[];
  const changed = fields.flatMap((field): [string, string | boolean][] => {
    const value = entered.get(field);
    if (field === "termsAccepted") return value === null ? [] : [[field, true]];
    const isChanged = typeof value === "string" && value !== emptyPracticeForm[field];
    return isChanged ? [[field, value]] : [];
  });
  return Object.fromEntries(changed);
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

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** A browser that refuses storage keeps no draft, and nothing else changes. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

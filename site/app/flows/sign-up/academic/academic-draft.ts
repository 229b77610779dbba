import { hodRecord } from "@frontdoor/contract/academic/lookups.ts";
import { identityTypes } from "@frontdoor/contract/constants.ts";
import * as z from "zod/mini";
import { parseStoredDraft, withStorage } from "../draft-storage.ts";
import type { AcademicForm } from "./academic-form.ts";

const storageKey = "academic-sign-up";
const text = z.string();

/** Kept for this tab alone. Never passwords and identity documents, nor the ticked boxes. */
const keptFields = {
  name: text,
  surname: text,
  username: text,
  cellPhoneNumber: text,
  identityType: z.enum(identityTypes),
  disciplineId: text,
  specialityId: text,
  specialityGradeId: text,
  hpcsaNumber: text,
  prNumber: text,
  academicSector: z.enum(["Yes", "No", ""]),
  role: z.enum(["TRAINEE", "SUPERVISOR", ""]),
  trainingInstitutionId: text,
  traineePostNumber: text,
  registrarAppointmentDate: text,
  clinicalUnit: text,
  hod: z.nullable(
    z.discriminatedUnion("is", [
      z.object({ is: z.literal("found"), hod: hodRecord }),
      z.object({ is: z.literal("invited"), emailAddress: text, name: text }),
    ]),
  ),
};
const fields = Object.entries(keptFields);

/**
 * What of a form survives a reload and Back: text for the session storage.
 * @param inviteKey the invite that the form is filled in for, empty without one; it is not kept itself
 */
export function draftOf(form: AcademicForm, inviteKey: string): string {
  const kept = fields.map(([field]) => [field, Reflect.get(form, field)]);
  return JSON.stringify({ invite: markOf(inviteKey), ...Object.fromEntries(kept) });
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
  const draft = parseStoredDraft(stored);
  if (Reflect.get(draft, "invite") !== markOf(inviteKey)) return {};
  const kept = fields.flatMap(([field, schema]) => {
    const parsed = z.safeParse(schema as z.ZodMiniType, Reflect.get(draft, field));
    return parsed.success ? [[field, parsed.data] as const] : [];
  });
  return Object.fromEntries(kept);
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

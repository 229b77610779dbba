import type { AcademicInvite } from "@frontdoor/contract/academic/invites.ts";
import {
  type AcademicRole,
  academicRoles,
  isByInvite,
  isInSector,
  outsideRole,
} from "@frontdoor/contract/roles.ts";
import { type AcademicForm, roleOf } from "./academic-form.ts";
import { splitFullName } from "./full-name.ts";

/** An invite that the form was filled in from. */
export interface TakenOverInvite {
  key: string;
  emailAddress: string;
  /** `null` where the invite names none of the roles: then the person chooses (Q043). */
  role: AcademicRole | null;
}

/** Whether an invite stands behind the form as it is filled in, or by what the form has left it (Q043). */
export type InviteStanding = "none" | "applies" | "otherAddress" | "otherRole";

/**
 * Fills a form in from an invite (S4.032–S4.035): what a person typed meanwhile stays, except that a
 * HOD's invite makes the form the HOD's (Q047). One for an HCP is for somebody outside the sector
 * (docs/decisions/0030-invited-professionals.md).
 */
export function takeOver(
  form: AcademicForm,
  key: string,
  { emailAddress, name: fullName, role: named }: AcademicInvite,
): { form: AcademicForm; invite: TakenOverInvite } {
  const { name, surname } = splitFullName(fullName);
  const role = academicRoles.find((known) => known === named) ?? null;
  const sector = role === outsideRole ? "No" : "Yes";
  const invited: Pick<AcademicForm, "academicSector" | "role"> = {
    academicSector: sector,
    role: role !== null && isInSector(role) ? role : "",
  };
  const isOpen = form.academicSector === "" || (form.academicSector === sector && form.role === "");
  return {
    form: {
      ...form,
      username: form.username === "" ? emailAddress : form.username,
      name: form.name === "" ? name : form.name,
      surname: form.surname === "" ? surname : form.surname,
      ...(isOpen || (role !== null && isByInvite(role)) ? invited : {}),
    },
    invite: { key, emailAddress, role },
  };
}

/** A HOD's invite always applies: without it there is no such registration (Q047). */
export function inviteStanding(
  form: Pick<AcademicForm, "username" | "academicSector" | "role">,
  invite: TakenOverInvite | null,
): InviteStanding {
  if (invite === null) return "none";
  if (invite.role !== null && isByInvite(invite.role)) return "applies";
  if (folded(form.username) !== folded(invite.emailAddress)) return "otherAddress";
  return invite.role === null || invite.role === roleOf(form) ? "applies" : "otherRole";
}

/** The key that goes with the registration (S7.014): only that of an invite which applies. */
export function inviteKeyFor(form: AcademicForm, invite: TakenOverInvite | null): string | null {
  return invite !== null && inviteStanding(form, invite) === "applies" ? invite.key : null;
}

function folded(emailAddress: string): string {
  return emailAddress.trim().toLowerCase();
}

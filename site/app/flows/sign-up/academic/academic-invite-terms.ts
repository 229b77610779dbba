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

/** The invite that filled the form in. */
export interface TakenOverInvite {
  key: string;
  emailAddress: string;
  /** `null` where the invite names no known role: then the person chooses (Q043). */
  role: AcademicRole | null;
}

/** Whether an invite applies to the form, or a changed form no longer matches it (Q043). */
export type InviteStanding = "none" | "applies" | "otherAddress" | "otherRole";

/**
 * Fills in the form's empty fields from an invite (S4.032–S4.035); a HOD's invite also replaces sector and role (Q047).
 * An HCP invite is for somebody outside the sector (docs/decisions/0030-invited-professionals.md).
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

/** A HOD's invite always applies: a HOD can register only by invite (Q047). */
export function inviteStanding(
  form: Pick<AcademicForm, "username" | "academicSector" | "role">,
  invite: TakenOverInvite | null,
): InviteStanding {
  if (invite === null) return "none";
  if (invite.role !== null && isByInvite(invite.role)) return "applies";
  if (folded(form.username) !== folded(invite.emailAddress)) return "otherAddress";
  return invite.role === null || invite.role === roleOf(form) ? "applies" : "otherRole";
}

/** The key sent with the registration (S7.014), if its invite applies. */
export function inviteKeyFor(form: AcademicForm, invite: TakenOverInvite | null): string | null {
  return invite !== null && inviteStanding(form, invite) === "applies" ? invite.key : null;
}

function folded(emailAddress: string): string {
  return emailAddress.trim().toLowerCase();
}

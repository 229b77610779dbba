import type { signUpOf } from "@frontdoor/contract/academic/sign-up.ts";
import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import type { InputOf } from "@frontdoor/contract/call.ts";
import { type AcademicRole, asksFor, outsideRole } from "@frontdoor/contract/roles.ts";
import { sentOf } from "../form-table.ts";
import { isFieldShown } from "./academic-fields.ts";
import { type AcademicForm, type ChoiceFacts, enteredIn, roleOf } from "./academic-form.ts";

/** The body of a registration; the role decides the call (Q052). */
export type Registration = {
  [Role in AcademicRole]: { role: Role; user: InputOf<(typeof signUpOf)[Role]>["body"] };
}[AcademicRole];

/**
 * The academic user in a form (S3.001–S3.024), without hidden fields (Q051). Without a sector or role it is that of a
 * person outside the sector.
 */
export function toRegistration(form: AcademicForm, facts: ChoiceFacts): Registration {
  const role = roleOf(form) || outsideRole;
  const entered = enteredIn(role === outsideRole ? { ...form, academicSector: "No" } : form, facts);
  const user = { ...sentOf(academicFields, entered), ...hodOf(form, facts) };
  return { role, user } as Registration;
}

/** Either a HOD's id or an invite for one, never both (Q056); a confirmation only where one was asked for. */
function hodOf(form: AcademicForm, facts: ChoiceFacts) {
  if (!asksFor(roleOf(form), "hod")) return {};
  const confirmedHod = isFieldShown("confirmedHod", form, facts) && form.confirmedHod;
  const { hod } = form;
  if (hod === null) return { confirmedHod };
  if (hod.is === "found") return { hodId: hod.hod.id, confirmedHod };
  return { hodInvite: { emailAddress: hod.emailAddress, name: hod.name }, confirmedHod };
}

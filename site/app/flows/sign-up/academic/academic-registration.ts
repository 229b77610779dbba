import type {
  signUpHcp,
  signUpHod,
  signUpSupervisor,
  signUpTrainee,
} from "@frontdoor/contract/academic/sign-up.ts";
import type { InputOf } from "@frontdoor/contract/call.ts";
import {
  type AcademicForm,
  type ChoiceFacts,
  type NamedHod,
  roleOf,
  type TextFormField,
  visibleFields,
} from "./academic-form.ts";

/** A registration as it is sent: the role chooses the call (Q052). */
export type Registration =
  | { role: "HCP"; user: InputOf<typeof signUpHcp>["body"] }
  | { role: "TRAINEE"; user: InputOf<typeof signUpTrainee>["body"] }
  | { role: "SUPERVISOR"; user: InputOf<typeof signUpSupervisor>["body"] }
  | { role: "HOD"; user: InputOf<typeof signUpHod>["body"] };

/**
 * The academic user that a form sends (S3.001–S3.024), hidden fields left out (Q051). While sector or
 * role are open, it is what a person outside the sector would send.
 */
export function toRegistration(form: AcademicForm, facts: ChoiceFacts): Registration {
  const visible = visibleFields(form, facts);
  const shown = <Field extends TextFormField>(field: Field) =>
    (visible.has(field) ? { [field]: form[field].trim() } : {}) as Partial<Record<Field, string>>;
  const common = {
    username: form.username.trim(),
    password: form.password,
    name: form.name.trim(),
    surname: form.surname.trim(),
    cellPhoneNumber: form.cellPhoneNumber.trim(),
    identityType: form.identityType,
    ...shown("idNumber"),
    ...shown("passportNumber"),
    ...shown("passportCountryId"),
    disciplineId: form.disciplineId,
    ...shown("specialityId"),
    ...shown("specialityGradeId"),
    hpcsaNumber: form.hpcsaNumber.trim(),
    ...filled("prNumber", form.prNumber),
    termsAccepted: form.termsAccepted,
  };
  const institution = shown("trainingInstitutionId");
  const role = roleOf(form);
  switch (role) {
    case "":
    case "HCP":
      return { role: "HCP", user: common };
    case "TRAINEE":
      return {
        role,
        user: {
          ...common,
          ...institution,
          ...filled("traineePostNumber", form.traineePostNumber),
          ...filled(
            "registrarAppointmentDate",
            shown("registrarAppointmentDate").registrarAppointmentDate ?? "",
          ),
        },
      };
    case "SUPERVISOR":
      return {
        role,
        user: {
          ...common,
          ...institution,
          clinicalUnit: form.clinicalUnit.trim(),
          ...hodOf(form.hod),
          confirmedHod: visible.has("confirmedHod") && form.confirmedHod,
        },
      };
    case "HOD":
      return { role, user: { ...common, ...institution } };
    default:
      return role satisfies never;
  }
}

/** Either the id of a HOD or an invite for one, never both (Q056). */
function hodOf(named: NamedHod | null) {
  if (named === null) return {};
  if (named.is === "found") return { hodId: named.hod.id };
  return { hodInvite: { emailAddress: named.emailAddress, name: named.name } };
}

/** An optional field goes only when something stands in it. */
function filled<Key extends string>(key: Key, value: string) {
  const text = value.trim();
  return (text === "" ? {} : { [key]: text }) as Partial<Record<Key, string>>;
}

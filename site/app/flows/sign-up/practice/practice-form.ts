import {
  defaultPracticeUserType,
  type IdentityType,
  identityTypes,
  type UsernameType,
  usernameTypes,
} from "@frontdoor/contract/constants.ts";
import type { PracticeUser } from "@frontdoor/contract/practice/practice-user.ts";

import {
  isHealthProfessional,
  type PracticeField,
} from "@frontdoor/contract/practice/sign-up-rules.ts";

/** What a person has entered into the practice form: text as typed, selects as ids. */
export interface PracticeForm extends Record<Exclude<PracticeField, "termsAccepted">, string> {
  usernameType: UsernameType;
  identityType: IdentityType;
  termsAccepted: boolean;
}

/** What a usable invite changes (S4.001–S4.003); `null` without one (Q114). */
export type TakenOverInvite = { inviteCode: string; userType: string } | null;

/** An untouched form: the first identity and username type are preselected (Q060). */
export const emptyPracticeForm: PracticeForm = {
  firstname: "",
  lastname: "",
  emailAddress: "",
  cellularNumber: "",
  usernameType: usernameTypes[0],
  username: "",
  password: "",
  confirmPassword: "",
  identityType: identityTypes[0],
  identityNumber: "",
  passportNumber: "",
  passportCountry: "",
  practiceNumber: "",
  practicePhone: "",
  "hcp.discipline": "",
  "hcp.speciality": "",
  "hcp.role": "",
  "hcp.hpcsaNumber": "",
  termsAccepted: false,
};

/** The conditional fields that show now (S4.038–S4.046); every other field always shows. */
export function visiblePracticeFields(
  form: PracticeForm,
  invite: TakenOverInvite,
): ReadonlySet<PracticeField> {
  const isProfessional = isHealthProfessional({ type: invite?.userType });
  const isNewPractice = isProfessional && invite === null;
  const conditions: [PracticeField, boolean][] = [
    ["username", form.usernameType === "CUSTOM"],
    ["identityNumber", form.identityType === "IDDOC"],
    ["passportNumber", form.identityType === "PASSPORT"],
    ["passportCountry", form.identityType === "PASSPORT"],
    ["practiceNumber", isNewPractice],
    ["practicePhone", isNewPractice],
    ["hcp.discipline", isProfessional],
    ["hcp.speciality", isProfessional && form["hcp.discipline"] !== ""],
    ["hcp.role", isProfessional && form["hcp.speciality"] !== ""],
    ["hcp.hpcsaNumber", isProfessional],
  ];
  return new Set(conditions.filter(([, shows]) => shows).map(([field]) => field));
}

/** The username that a form stands for (S3.044–S3.046, Q061): exactly the string that is sent beside it. */
function usernameOf(form: PracticeForm): string {
  if (form.usernameType === "EMAIL") return form.emailAddress.trim();
  if (form.usernameType === "CELLULAR") return form.cellularNumber.trim();
  return form.username.trim();
}

/**
 * The practice user that a form sends (S3.025–S3.041): hidden fields are left out (Q051), the
 * practice phone goes under both of its names (Q058).
 */
export function toPracticeUser(form: PracticeForm, invite: TakenOverInvite): PracticeUser {
  const visible = visiblePracticeFields(form, invite);
  const shown = (field: Exclude<PracticeField, "termsAccepted">) =>
    visible.has(field) ? { value: form[field].trim() } : null;
  const phone = shown("practicePhone");
  return {
    username: usernameOf(form),
    password: form.password,
    firstname: form.firstname.trim(),
    lastname: form.lastname.trim(),
    emailAddress: form.emailAddress.trim(),
    cellularNumber: form.cellularNumber.trim(),
    identityType: form.identityType,
    ...entry("identityNumber", shown("identityNumber")),
    ...entry("passportNumber", shown("passportNumber")),
    ...entry("passportCountry", shown("passportCountry")),
    ...entry("practiceNumber", shown("practiceNumber")),
    ...(phone === null ? {} : { practicePhone: phone.value, phone: { number: phone.value } }),
    ...(visible.has("hcp.discipline")
      ? {
          hcp: {
            discipline: form["hcp.discipline"],
            speciality: form["hcp.speciality"],
            role: form["hcp.role"],
            hpcsaNumber: form["hcp.hpcsaNumber"].trim(),
          },
        }
      : {}),
    ...(invite === null ? {} : { inviteCode: invite.inviteCode }),
    type: invite?.userType ?? defaultPracticeUserType,
    termsAccepted: form.termsAccepted,
  };
}

function entry<Key extends string>(key: Key, shown: { value: string } | null) {
  return (shown === null ? {} : { [key]: shown.value }) as Partial<Record<Key, string>>;
}

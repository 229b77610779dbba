import { defaultPracticeUserType } from "@frontdoor/contract/constants.ts";
import type { PracticeUser } from "@frontdoor/contract/practice/practice-user.ts";
import {
  type PracticeEntered,
  practiceFields,
} from "@frontdoor/contract/practice/sign-up-fields.ts";
import { emptyFormOf, type FormOf, sentOf } from "../form-table.ts";

export type PracticeForm = FormOf<typeof practiceFields>;

/** The changes by a valid invite (S4.001–S4.003); `null` without one (Q114). */
export type TakenOverInvite = { inviteCode: string; userType: string } | null;

/** An untouched form: the first identity and username type are preselected (Q060). */
export const emptyPracticeForm: PracticeForm = emptyFormOf(practiceFields);

/** The visibility of the fields (S4.038–S4.046), by the form and its invite. */
export function enteredIn(form: PracticeForm, invite: TakenOverInvite): PracticeEntered {
  return { ...form, type: invite?.userType, inviteCode: invite?.inviteCode };
}

/** The username of a form (S3.044–S3.046, Q061), exactly as it is sent beside it. */
function usernameOf(form: PracticeForm): string {
  if (form.usernameType === "EMAIL") return form.emailAddress.trim();
  if (form.usernameType === "CELLULAR") return form.cellularNumber.trim();
  return form.username.trim();
}

/**
 * The practice user in a form (S3.025–S3.041), without hidden fields (Q051) and with the practice phone under both of
 * its names (Q058).
 */
export function toPracticeUser(form: PracticeForm, invite: TakenOverInvite): PracticeUser {
  const sent = sentOf(practiceFields, enteredIn(form, invite));
  const { practicePhone } = sent;
  return {
    ...sent,
    username: usernameOf(form),
    ...(practicePhone === undefined ? {} : { phone: { number: practicePhone } }),
    ...(invite === null ? {} : { inviteCode: invite.inviteCode }),
    type: invite?.userType ?? defaultPracticeUserType,
  } as PracticeUser;
}

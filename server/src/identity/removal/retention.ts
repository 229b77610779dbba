import { birthdayOf, yearsAfter } from "../accounts/birthday.ts";

const retentionYears = 6;
const ageOfMajority = 21;

/**
 * Until when an archived profile is kept: six years, and a child's until the age of 21 (S9.031, SEC-H9).
 * @param idNumber a South African ID number, whose first six digits are the birthday; null without one
 */
export function retainUntil(now: Date, idNumber: string | null): Date {
  const afterSixYears = yearsAfter(now, retentionYears);
  const birthday = idNumber === null ? null : birthdayOf(idNumber, now);
  if (birthday === null) return afterSixYears;
  const grownUp = yearsAfter(birthday, ageOfMajority);
  return grownUp > afterSixYears ? grownUp : afterSixYears;
}

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

/** The last century in which the day is not in the future: two digits do not tell. */
function birthdayOf(idNumber: string, now: Date): Date {
  const [year = 0, month = 1, day = 1] = [0, 2, 4].map((at) => Number(idNumber.slice(at, at + 2)));
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  const latest = new Date(Date.UTC(century + year, month - 1, day));
  return latest > now ? yearsAfter(latest, -100) : latest;
}

function yearsAfter(date: Date, years: number): Date {
  const moved = new Date(date);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
}

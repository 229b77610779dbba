/**
 * The day that the first six digits of a South African ID number tell, in the last century in which it is not
 * in the future: two digits do not tell the century.
 */
export function birthdayOf(idNumber: string, now: Date): Date {
  const [year = 0, month = 1, day = 1] = [0, 2, 4].map((at) => Number(idNumber.slice(at, at + 2)));
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  const latest = new Date(Date.UTC(century + year, month - 1, day));
  return latest > now ? yearsAfter(latest, -100) : latest;
}

/** The same day of another year; 29 February becomes 1 March where there is none. */
export function yearsAfter(date: Date, years: number): Date {
  const moved = new Date(date);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
}

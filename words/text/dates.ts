const timeZone = "Africa/Johannesburg";
const numbers = new Intl.DateTimeFormat("en-ZA", {
  day: "numeric",
  month: "numeric",
  year: "numeric",
  timeZone,
});
const times = new Intl.DateTimeFormat("en-ZA", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone,
});

/**
 * The day of a moment in South Africa: "14 March 2026".
 * @param months the names of the twelve months, in the language of the sentence
 */
export function dayIn(months: readonly string[], moment: Date): string {
  const parts = Object.fromEntries(
    numbers.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${Number(parts.day)} ${months[Number(parts.month) - 1]} ${parts.year}`;
}

/** The time of a moment on South African clocks: "07:42". */
export function timeIn(moment: Date): string {
  return times.format(moment);
}

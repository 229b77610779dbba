import { momentWords } from "@frontdoor/words/moments.ts";
import { dayIn, timeIn } from "@frontdoor/words/text/dates.ts";
import { fill } from "@frontdoor/words/text/fill.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The day of a time in South Africa: "14 March 2026". */
export function dayOf(moment: string): string {
  return dayIn(momentWords.months, new Date(moment));
}

/**
 * A time in South Africa: "today at 07:42", "on 14 March 2026 at 07:42".
 * @param place `alone` outside of a sentence: "Today, 07:42"
 */
export function momentOf(
  moment: string,
  place: "within" | "alone" = "within",
  now: Date = new Date(),
): string {
  const day = dayOf(moment);
  const words = momentWords[place];
  const text = {
    [dayOf(new Date(now.getTime() - dayMilliseconds).toISOString())]: words.yesterday,
    [dayOf(now.toISOString())]: words.today,
  }[day];
  return fill(text ?? words.other, { day, time: timeIn(new Date(moment)) });
}

/** A time with its date, also for today: "14 March 2026, 07:42". */
export function datedMomentOf(moment: string): string {
  const time = timeIn(new Date(moment));
  return fill(momentWords.alone.other, { day: dayOf(moment), time });
}

/** The time of day in South Africa: "07:42". */
export function timeOf(moment: string): string {
  return timeIn(new Date(moment));
}

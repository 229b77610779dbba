import { momentWords } from "@frontdoor/words/moments.ts";
import { dayIn, timeIn } from "@frontdoor/words/text/dates.ts";
import { fill } from "@frontdoor/words/text/fill.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The day of a moment in South Africa: "14 March 2026". */
export function dayOf(moment: string): string {
  return dayIn(momentWords.months, new Date(moment));
}

/**
 * A moment as South African clocks show it: "today at 07:42", "on 14 March 2026 at 07:42".
 * @param place `alone` where no sentence is around it: "Today, 07:42"
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

/** A moment by its day, today's too: "14 March 2026, 07:42". */
export function datedMomentOf(moment: string): string {
  const time = timeIn(new Date(moment));
  return fill(momentWords.alone.other, { day: dayOf(moment), time });
}

/** The time of a moment on South African clocks: "07:42". */
export function timeOf(moment: string): string {
  return timeIn(new Date(moment));
}

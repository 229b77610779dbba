import { language } from "@frontdoor/words/language.ts";
import { momentWords } from "@frontdoor/words/moments.ts";
import { fill } from "@frontdoor/words/text/fill.ts";

/** Not every browser knows the days of every language. */
const tags = [language.tag, "en-ZA"];
const timeZone = "Africa/Johannesburg";
const days = new Intl.DateTimeFormat(tags, {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone,
});
const times = new Intl.DateTimeFormat(tags, {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone,
});
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The day of a moment in South Africa: "14 March 2026". */
export function dayOf(moment: string): string {
  return days.format(new Date(moment));
}

/**
 * A moment as South African clocks show it: "today at 07:42", "on 14 March 2026 at 07:42".
 * @param place `alone` where no sentence is around it: "Today, 07:42"
 */
export function momentOf(
  moment: string,
  place: keyof typeof momentWords = "within",
  now: Date = new Date(),
): string {
  const day = dayOf(moment);
  const words = momentWords[place];
  const text = {
    [dayOf(new Date(now.getTime() - dayMilliseconds).toISOString())]: words.yesterday,
    [dayOf(now.toISOString())]: words.today,
  }[day];
  return fill(text ?? words.other, { day, time: times.format(new Date(moment)) });
}

/** A moment by its day, today's too: "14 March 2026, 07:42". */
export function datedMomentOf(moment: string): string {
  const time = times.format(new Date(moment));
  return fill(momentWords.alone.other, { day: dayOf(moment), time });
}

/** The time of a moment on South African clocks: "07:42". */
export function timeOf(moment: string): string {
  return times.format(new Date(moment));
}

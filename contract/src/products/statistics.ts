import * as z from "zod/mini";
import { call } from "../call.ts";
import { productNames } from "../products.ts";
import { measures } from "../statistics.ts";
import { moment } from "./formats.ts";
import { reading } from "./key-calls.ts";

/** What may need attention, in order of urgency. */
export const overviewNeeds = [
  "attack",
  "backup",
  "doctor",
  "failed-messages",
  "failed-deliveries",
  "unreachable",
  "approvals",
  "heads",
  "keys",
  "client-secrets",
] as const;
export type OverviewNeed = (typeof overviewNeeds)[number];
/** The most that is counted of a need: from here on it is `many`. */
export const mostCountedNeeds = 100;

/** The figures of a day, each a measure of the daily counts. */
export const dayFigures = [
  "registrations",
  "logins",
  "failed-logins",
  "resets",
  "removals",
] as const;
export type DayFigure = (typeof dayFigures)[number];

const product = z.enum(productNames);
const day = z.iso.date();

const overview = z.object({
  /** What the role can settle, the most urgent first. */
  needs: z.array(
    z.object({
      what: z.enum(overviewNeeds),
      count: z.number(),
      /** The findings, a line each, where they are known. */
      found: z.optional(z.array(z.string())),
    }),
  ),
  /** In the time of South Africa. */
  day,
  /** The same day of the week before. */
  dayBefore: day,
  figures: z.array(
    z.object({
      what: z.enum(dayFigures),
      product,
      /** Since midnight. */
      today: z.number(),
      /** The whole day. */
      before: z.number(),
    }),
  ),
  at: moment,
});
export type Overview = z.output<typeof overview>;

/**
 * Returns what needs attention now, and the counts of today beside those of the same weekday last week. Leaves out what
 * the caller's role cannot settle.
 */
export const showOverview = call({
  ...reading,
  path: "/overview",
  reply: overview,
});

/** The units of the charts, with the number of latest periods. */
export const statisticSpans = { day: 30, week: 26, month: 24 } as const;
export type StatisticUnit = keyof typeof statisticSpans;
export const statisticUnits = Object.keys(statisticSpans) as [StatisticUnit, ...StatisticUnit[]];
/** Months that are split by role: the last that have ended. */
export const monthsByRole = 12;

const level = z.nullable(z.number());
const levels = z.object({ active: level, waiting: level, suspended: level, archived: level });
const statistics = z.object({
  /** The first day of each, oldest first; a week begins on Monday. */
  periods: z.array(day),
  figures: z.array(
    z.object({
      measure: z.enum(measures),
      product,
      value: z.string(),
      /** One for each period. */
      counts: z.array(z.number()),
    }),
  ),
  /**
   * Always by ended months. Days beside their week or month would reveal a small count by subtraction, and so would two
   * months that overlap but for a day.
   */
  byRole: z.object({
    periods: z.array(day),
    figures: z.array(
      z.object({
        what: z.enum(["verified", "logins"]),
        product,
        role: z.string(),
        /** One for each period; null for every role of a product where one has one to four. */
        counts: z.array(z.nullable(z.number())),
      }),
    ),
  }),
  /** How many accounts there were when they were last counted, rounded down to fives; null below five. */
  accounts: z.object({
    day: z.nullable(day),
    figures: z.array(z.object({ product, counts: levels })),
  }),
  /**
   * The same by role, as last counted before this month: daily counts would reveal the role of a single person. Null
   * for every role of a product where one has one to four.
   */
  accountsByRole: z._default(
    z.object({
      day: z.nullable(day),
      figures: z.array(z.object({ product, role: z.string(), counts: levels })),
    }),
    { day: null, figures: [] },
  ),
});
export type Statistics = z.output<typeof statistics>;

/** Returns how often each thing happened, by day, week or month. It reads only daily counts, which name nobody. */
export const readStatistics = call({
  ...reading,
  path: "/statistics",
  query: z.object({ unit: z.optional(z.enum(statisticUnits)) }),
  reply: statistics,
});

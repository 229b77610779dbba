import * as z from "zod/mini";
import type { FormProgress } from "./form-progress.ts";
import { loginProducts } from "./products.ts";

/** The measures that are counted for each day, with their values; `field` names are those of the sign-up forms. */
export const statisticValues = {
  "sign-up": ["begun", "sent", "verified", "first-login"],
  "sign-up-left": "field",
  "verified-after": ["10-minutes", "hour", "day", "longer"],
  language: ["en", "af", "zu"],
  login: ["password", "two-step", "passkey"],
  "login-failed": ["wrong", "locked"],
  lockout: ["locked", "disabled"],
  reset: ["link", "one-time-password"],
  removal: ["asked", "done"],
  "delivery-mail": ["sent", "delivered", "undelivered"],
  "delivery-sms": ["sent", "delivered", "undelivered"],
  people: ["joined", "suspended", "reactivated", "removed", "restored"],
} as const;
export type Measure = keyof typeof statisticValues;
export const measures = Object.keys(statisticValues) as [Measure, ...Measure[]];

/** The states of an account on the day it is counted; `waiting` is an unverified address. */
export const accountStates = ["active", "waiting", "suspended", "archived"] as const;
export type AccountState = (typeof accountStates)[number];

/** Months for which daily counts are kept. */
export const statisticMonths = 24;
/** Where counts are split by role, smaller ones are hidden: they could be about one person. */
export const smallestToldCount = 5;

/** How much of a sign-up form somebody filled in: never what was typed, nor who it was. */
export const formProgress: z.ZodMiniType<FormProgress> = z.discriminatedUnion("step", [
  z.object({ step: z.literal("begun"), form: z.enum(loginProducts) }),
  z.object({
    step: z.literal("left"),
    form: z.enum(loginProducts),
    field: z.string().check(z.maxLength(60)),
  }),
]);

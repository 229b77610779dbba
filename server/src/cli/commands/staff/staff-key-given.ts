import type { MadeStaffKey } from "@frontdoor/contract/products/staff.ts";
import { longestStaffKeyDays, staffKeyDays } from "@frontdoor/contract/staff/key-format.ts";
import type { Given, Printed } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";

export const daysOption = {
  days: {
    meaning: `how long the key works, 1 to ${longestStaffKeyDays}`,
    fallback: `${staffKeyDays}`,
  },
} as const;

/** @throws UsageError for what is no number of days */
export function daysOf(given: Given): number {
  const days = Number(given.option("days"));
  if (Number.isInteger(days) && days >= 1 && days <= longestStaffKeyDays) return days;
  throw new UsageError(`--days is a number from 1 to ${longestStaffKeyDays}.`);
}

/** A new key as it is shown, once. */
export function made(key: MadeStaffKey): Printed {
  const text = `${key.key}\nIt works until ${key.expiresAt} and is shown once. Their id is ${key.id}.`;
  return { data: key, text };
}

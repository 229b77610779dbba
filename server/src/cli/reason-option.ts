import type { Given } from "./command.ts";
import { UsageError } from "./command-failed.ts";

/** The option of every command that can do harm. */
export const reasonOption = {
  reason: { meaning: "why; it is kept in the audit, so name nobody" },
} as const;

/** The number of a ticket; the audit records it with the event. */
export const ticketOption = {
  ticket: { meaning: "the number under which your help desk has it; it is kept in the audit" },
} as const;

/** @throws UsageError when it is missing */
export function reasonOf(given: Given): string {
  const reason = given.option("reason");
  if (reason === undefined || reason.trim() === "") {
    throw new UsageError("--reason is missing: say why.");
  }
  return reason;
}

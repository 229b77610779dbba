import { type AlertCode, alerts } from "./alerts.ts";
import { formerValue } from "./former-values.ts";
import type { AlertLog } from "./log.ts";

/** How often this process has raised each alert; the metrics read it. */
export const timesRaised = new Map<AlertCode, number>(
  (Object.keys(alerts) as AlertCode[]).map((code) => [code, 0]),
);

/** Counts an alert; one that would be logged thousands of times is counted more often than it is logged. */
export function countAlert(code: AlertCode): void {
  timesRaised.set(code, (timesRaised.get(code) ?? 0) + 1);
}

/**
 * Logs an alert of the catalogue: its code, its details, what it means and what to do.
 * @param fields ids, numbers and names of errors only (SEC-H3)
 * @param what replaces the catalogue's sentence where more is known
 */
export function raiseAlert(
  log: AlertLog,
  code: AlertCode,
  fields: object = {},
  what: string = alerts[code].what,
): void {
  const { level, means, remedy } = alerts[code];
  countAlert(code);
  // The field's name in version 1.1, with the code of then.
  const trouble = formerValue(code);
  log[level]({ alert: code, trouble, ...fields, means, remedy }, what);
}

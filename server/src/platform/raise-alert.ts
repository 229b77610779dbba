import { type TroubleCode, troubles } from "./alerts.ts";
import type { TroubleLog } from "./log.ts";

/** How often this process has told of each trouble; the metrics read it. */
export const timesTold = new Map<TroubleCode, number>(
  (Object.keys(troubles) as TroubleCode[]).map((code) => [code, 0]),
);

/**
 * Logs a trouble of the catalogue: its code, what was found out about it, what it means and what to do.
 * @param fields ids, numbers and names of errors only (SEC-H3)
 * @param what in place of the catalogue's sentence, where the line knows more
 */
export function tellTrouble(
  log: TroubleLog,
  code: TroubleCode,
  fields: object = {},
  what: string = troubles[code].what,
): void {
  const { level, means, remedy } = troubles[code];
  timesTold.set(code, (timesTold.get(code) ?? 0) + 1);
  log[level]({ trouble: code, ...fields, means, remedy }, what);
}

import { type Clock, stillWaits } from "../clock.ts";
import type { AlertLog } from "../log.ts";
import { countAlert, raiseAlert } from "../raise-alert.ts";

const lineEveryMilliseconds = 60_000;

interface FailedMessage {
  id: string;
  kind: string;
  /** A response begins with its status; its words may differ from one message to the next. */
  reason: string;
}

/**
 * Logs messages that did not leave: the first of a kind and status at once, then a line a minute with how many
 * different ones there were since the last line. While a mail server is away, thousands may be tried twice a minute.
 */
export function createWaitingLines(clock: Clock, log: AlertLog): (failed: FailedMessage) => void {
  const lines = new Map<string, { until: number; since: Set<string> }>();
  return (failed) => {
    const cause = [failed.kind, ...failed.reason.split(" ", 2)].join(" ");
    const now = clock();
    const known = lines.get(cause);
    // What waited before an outage that is over is no part of the next one.
    const isOver = known === undefined || now.getTime() > known.until + lineEveryMilliseconds;
    const line = isOver ? { until: 0, since: new Set<string>() } : known;
    line.since.add(failed.id);
    if (stillWaits(now, line.until, lineEveryMilliseconds)) return countAlert("MESSAGE_WAITS");
    raiseAlert(log, "MESSAGE_WAITS", { ...failed, messages: line.since.size });
    lines.set(cause, { until: now.getTime() + lineEveryMilliseconds, since: new Set() });
  };
}

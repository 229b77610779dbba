import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { emailIndexes } from "../../../identity/accounts/username.ts";
import { enqueue } from "../../../identity/outbox-jobs.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import { atOnce } from "../../../platform/outbox/outbox.ts";
import { takeEach } from "../../../platform/rate-limits/rate-limits.ts";
import type { PracticeDeps } from "../practice-deps.ts";

/** Reminds people of their usernames by mail (S7.068–S7.070). */
export function createForgotUsernameService(deps: PracticeDeps) {
  const { clock, keys } = deps;
  return {
    /**
     * Writes one row, keyed by the address's index, for every address alike; whose it is, the worker
     * finds out later (SEC-C1, SEC-C2). Beyond the rate limit the answer is the same and nothing is sent.
     */
    requestReminder({ body: { email } }, { once, clientAddress }) {
      const indexes = emailIndexes(keys, "practice", email);
      // Inside: of two presses with one key, the refused one must not be the one that counts.
      return once(async (tx, unkept) => {
        const reached = await takeEach(tx, deps, [
          ["reminderByAddress", clientAddress],
          ["reminderByEmail", indexes[0]],
        ]);
        if (reached !== null) {
          deps.metrics.refusals.inc({ limit: reached.name });
          return unkept({});
        }
        const payload = { emailIndexes: indexes };
        await enqueue(tx, { ...atOnce(clock), kind: "practice.reminder-requested", payload });
        return {};
      });
    },
  } satisfies CallHandlers<PracticeCalls>;
}

import type { Realm } from "@frontdoor/contract/products.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Db } from "../../platform/database/database.ts";
import type { LabelledCounter } from "../../platform/metrics/labelled-counter.ts";
import { atSomeMoment } from "../../platform/outbox/random-delay.ts";
import type { RateLimitKey } from "../../platform/rate-limits/counters.ts";
import type { RateLimitName } from "../../platform/rate-limits/limits.ts";
import { type RateLimitDeps, takeEach } from "../../platform/rate-limits/rate-limits.ts";
import { usernameIndexes } from "../accounts/username.ts";
import { deviceHash, isKnownDevice } from "../devices/device.ts";
import { enqueue } from "../outbox-jobs.ts";

interface ResetRequestDeps extends RateLimitDeps {
  metrics: { refusals: LabelledCounter<"limit"> };
}

type ResetClient = Pick<CallContext, "once" | "clientAddress" | "deviceId">;

/**
 * Stores one row, keyed by the username's index, for every name alike; the worker looks up the account later (SEC-C1,
 * SEC-C2). Beyond the rate limit the response is the same and nothing is sent.
 * @param answer the response to every request
 */
export async function requestReset<Answer>(
  deps: ResetRequestDeps,
  { realm, username, answer }: { realm: Realm; username: string; answer: Answer },
  client: ResetClient,
): Promise<Answer> {
  const { clock, keys } = deps;
  const indexes = usernameIndexes(keys, realm, username);
  return client.once(async (tx, unkept) => {
    const spent = await reachedRateLimit(tx, deps, { realm, usernameIndexes: indexes }, client);
    if (spent !== null) {
      deps.metrics.refusals.inc({ limit: spent });
      return unkept(answer);
    }
    const payload = { usernameIndexes: indexes };
    await enqueue(tx, { ...atSomeMoment(clock), kind: `${realm}.reset-requested`, payload });
    return answer;
  });
}

/**
 * Takes a reset request from its rate limits and returns the one that refuses it. Strangers' requests do not use up the
 * limit of a known device, and one connection's requests only a share of everybody's (SEC-C6).
 */
async function reachedRateLimit(
  db: Db,
  deps: RateLimitDeps,
  name: { realm: Realm; usernameIndexes: readonly [string, ...string[]] },
  { clientAddress, deviceId }: ResetClient,
): Promise<RateLimitName | null> {
  const [index] = name.usernameIndexes;
  const isKnown = deviceId !== null && (await isKnownDevice(db, { ...name, deviceId }));
  const rateLimits: [RateLimitName, RateLimitKey][] = isKnown
    ? [["resetByDevice", `${index} ${deviceHash(deviceId).toString("base64url")}`]]
    : [
        ["resetByAddress", clientAddress],
        ["resetByUsername", { name: index, clientAddress }],
        ["resetByStrangers", index],
      ];
  return (await takeEach(db, deps, rateLimits))?.name ?? null;
}

import type { Transaction } from "../../platform/database/database.ts";
import type { LabelledCounter } from "../../platform/metrics/labelled-counter.ts";
import { atSomeMoment } from "../../platform/outbox/random-delay.ts";
import { type RateLimitDeps, takeEach } from "../../platform/rate-limits/rate-limits.ts";
import { enqueue } from "../outbox-jobs.ts";

type VerificationMailDeps = RateLimitDeps & { metrics: { refusals: LabelledCounter<"limit"> } };

interface VerificationRequest {
  /** The registration, or an id of nothing: the row must not tell. */
  pendingId: string;
  /** The username index of the address that is to be mailed. */
  address: string;
  /** `null` where whoever asked has a rate limit of its own already. */
  clientAddress: string | null;
}

/**
 * Asks for the mail with the link that proves a pending registration's address, within two rate limits.
 * @returns whether both let it through
 */
export async function requestVerification(
  tx: Transaction,
  deps: VerificationMailDeps,
  { pendingId, address, clientAddress }: VerificationRequest,
): Promise<boolean> {
  if (!(await isWithinBoth(tx, deps, { address, clientAddress }))) return false;
  await enqueue(tx, {
    ...atSomeMoment(deps.clock),
    kind: "academic.verification-requested",
    payload: { pendingId },
  });
  return true;
}

/** Who asks once more, before it is known whether anything waits under the name. */
interface RepeatedRequest {
  usernameIndexes: readonly [string, ...string[]];
  /** What the id in the browser's cookie is kept as. */
  device: Buffer | null;
  clientAddress: string;
}

/** The same for the registration that the worker finds waiting under a name: looking for it takes time (SEC-D1). */
export async function repeatVerification(
  tx: Transaction,
  deps: VerificationMailDeps,
  { usernameIndexes, device, clientAddress }: RepeatedRequest,
): Promise<boolean> {
  const address = usernameIndexes[0];
  if (!(await isWithinBoth(tx, deps, { address, clientAddress }))) return false;
  await enqueue(tx, {
    ...atSomeMoment(deps.clock),
    kind: "academic.verification-repeated",
    payload: { usernameIndexes, device: device?.toString("base64url") ?? null },
  });
  return true;
}

/**
 * What one client asks for leaves the others theirs, so that nobody uses up the mail of the person whose address they
 * typed; all clients together have a wider rate limit (SEC-C9).
 */
async function isWithinBoth(
  tx: Transaction,
  deps: VerificationMailDeps,
  { address, clientAddress }: Omit<VerificationRequest, "pendingId">,
): Promise<boolean> {
  const byEmail = ["verificationByEmail", address] as const;
  const uses =
    clientAddress === null
      ? [byEmail]
      : [["verificationByClient", { name: address, clientAddress }] as const, byEmail];
  const reached = await takeEach(tx, deps, uses);
  if (reached !== null) deps.metrics.refusals.inc({ limit: reached.name });
  return reached === null;
}

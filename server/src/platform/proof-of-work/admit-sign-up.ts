import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { isRateLimitReached, takeRateLimit } from "../rate-limits/rate-limits.ts";
import { type RefusalDeps, refuse, takeOrRefuse } from "../rate-limits/refusal.ts";
import { type Permit, readPermit } from "./permits.ts";
import { type ProofOfWork, spendOnce } from "./proof-of-work.ts";

interface AdmissionDeps extends RefusalDeps {
  proofOfWork: ProofOfWork;
}

type Refusal = Failure<"PROOF_OF_WORK_NEEDED" | "TOO_MANY_REQUESTS">;

/** Who registers: from where, with which proof of work, with which usable invite. */
interface Registrant {
  clientAddress: string;
  /** The address of the registration, in its canonical form. */
  address: string;
  /** A solved challenge, or the permit of a form without script. */
  proofOfWork: string | null;
  /** The id of an invite that can be used; null without one. */
  inviteId: string | null;
}

/**
 * Admits a registration before its password is hashed; null if it may go on. An invited one does not count towards
 * its address's rate limit. Beyond that limit each needs a proof of work, up to a second limit: a full lecture hall
 * gets in and a bot pays (docs/throttling.md). Neither response depends on an account.
 */
export async function admitSignUp(
  deps: AdmissionDeps,
  { clientAddress, address, proofOfWork, inviteId }: Registrant,
): Promise<Refusal | null> {
  const { kysely } = deps.database;
  if (inviteId !== null) {
    const invited = await takeRateLimit(kysely, deps, "signUpByInvite", inviteId);
    if (invited.allowed) return null;
  }
  const free = await takeRateLimit(kysely, deps, "signUpByAddress", clientAddress);
  if (free.allowed) return null;
  const permit = readPermit(deps, proofOfWork, { clientAddress, address });
  if (permit !== null) return admitPermitted(deps, permit, clientAddress);
  // Checked before the work is asked for, so that nobody works for a refusal.
  const proven = await isRateLimitReached(kysely, deps, "signUpByAddressWithProof", clientAddress);
  if (!proven.allowed) return refuse(deps, "signUpByAddressWithProof", proven);
  if (await deps.proofOfWork.use(proofOfWork, clientAddress)) {
    return takeOrRefuse(deps, "signUpByAddressWithProof", clientAddress);
  }
  return askForWork(deps, clientAddress);
}

/**
 * A form without script needs a wait, or a link that was mailed to its address. Both have much lower limits than proofs
 * of work, so neither is a way around those.
 */
async function admitPermitted(
  deps: AdmissionDeps,
  permit: Permit,
  clientAddress: string,
): Promise<Refusal | null> {
  const { kysely } = deps.database;
  if (permit.is === "early") return askForWork(deps, clientAddress, permit.seconds);
  if (permit.is === "mailed") {
    const link = permit.nonce.toString("hex");
    const mailed = await takeRateLimit(kysely, deps, "signUpByLink", link);
    return mailed.allowed ? null : askForWork(deps, clientAddress);
  }
  if (!(await spendOnce(deps.database, permit.nonce, permit.until))) {
    return askForWork(deps, clientAddress);
  }
  return (
    (await takeOrRefuse(deps, "signUpByAddressWithWait", clientAddress)) ??
    (await takeOrRefuse(deps, "signUpWithWait", "all"))
  );
}

/** @param retryAfterSeconds left of a wait that replaces the work */
async function askForWork(
  deps: AdmissionDeps,
  clientAddress: string,
  retryAfterSeconds?: number,
): Promise<Refusal> {
  deps.metrics.refusals.inc({ limit: "signUpByAddress" });
  const challenge = await deps.proofOfWork.challenge(clientAddress);
  const rest = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return fail("PROOF_OF_WORK_NEEDED", { challenge, ...rest });
}

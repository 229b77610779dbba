import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { isBudgetSpent, takeBudget } from "../rate-limits/rate-limits.ts";
import { type RefusalDeps, refuse, takeOrRefuse } from "../rate-limits/refusal.ts";
import type { ProofOfWork } from "./proof-of-work.ts";

export interface AdmissionDeps extends RefusalDeps {
  proofOfWork: ProofOfWork;
}

/** Who registers: from where, with which solved challenge, with which usable invite. */
export interface Registrant {
  clientAddress: string;
  proofOfWork: string | null;
  /** The id of an invite that can be used; null without one. */
  inviteId: string | null;
}

/**
 * Lets a registration in before its password is hashed; null where it may go on. An invited one takes
 * nothing of its address's budget. Beyond that budget each has to prove some work, up to a second one, so
 * that a full lecture hall gets in and a bot pays (docs/throttling.md). Neither answer looks at an account.
 */
export async function admitSignUp(
  deps: AdmissionDeps,
  { clientAddress, proofOfWork, inviteId }: Registrant,
): Promise<Failure<"PROOF_OF_WORK_NEEDED" | "TOO_MANY_REQUESTS"> | null> {
  const { kysely } = deps.database;
  if (inviteId !== null) {
    const invited = await takeBudget(kysely, deps, "signUpByInvite", inviteId);
    if (invited.allowed) return null;
  }
  const free = await takeBudget(kysely, deps, "signUpByAddress", clientAddress);
  if (free.allowed) return null;
  // Told before the work, so that nobody works for a refusal.
  const proven = await isBudgetSpent(kysely, deps, "signUpByAddressWithProof", clientAddress);
  if (!proven.allowed) return refuse(deps, "signUpByAddressWithProof", proven);
  if (await deps.proofOfWork.use(proofOfWork, clientAddress)) {
    return takeOrRefuse(deps, "signUpByAddressWithProof", clientAddress);
  }
  deps.metrics.refusals.inc({ budget: "signUpByAddress" });
  const challenge = await deps.proofOfWork.challenge(clientAddress);
  return fail("PROOF_OF_WORK_NEEDED", { challenge });
}

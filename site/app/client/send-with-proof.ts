import type { Call } from "@frontdoor/contract/call.ts";
import { networkError, type Sent } from "./send.ts";

/**
 * Makes a call that may be answered with a challenge, and makes it once more with the solution: the same
 * call, so `attempt` keeps its idempotency key. What solves it is loaded when a challenge comes, not before.
 * Where nothing is found, or found in vain, that is a failed communication.
 * @param onProving told before the work begins, which takes seconds
 */
export async function sendWithProof<C extends Call>(
  attempt: (proven: { proofOfWork?: string }) => Promise<Sent<C>>,
  onProving: () => void,
): Promise<Sent<C>> {
  const sent = await attempt({});
  if (!isChallenged(sent)) return sent;
  onProving();
  const proofOfWork = await prove(sent.error.challenge);
  const answered = proofOfWork === null ? sent : await attempt({ proofOfWork });
  return isChallenged(answered) ? { ok: false, error: networkError } : answered;
}

function isChallenged<C extends Call>(sent: Sent<C>): sent is Sent<C> & { ok: false } {
  return !sent.ok && sent.error.challenge !== undefined;
}

async function prove(challenge: unknown): Promise<string | null> {
  try {
    const { solve } = await import("./solve-challenge.ts");
    return await solve(challenge);
  } catch {
    return null;
  }
}

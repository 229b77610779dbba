import type { Call } from "@frontdoor/contract/call.ts";
import type { SendOptions, Sent } from "./send.ts";

/**
 * How such a call is sent. `onProving` is called before the proof of work begins, which takes seconds; without it nothing is
 * solved.
 */
export type ProvingOptions = SendOptions & { onProving?: () => void };

/**
 * Makes a call that may be answered with a challenge, and makes it once more with the solution: the same
 * call, so `attempt` keeps its idempotency key. What solves it is loaded when a challenge comes, not before.
 * Where nothing is found, or found in vain, the answer is the challenge: a form can still be sent without script.
 * @param signal ends the work as well, when the person goes elsewhere
 * @throws the signal's reason once it is aborted
 */
export async function sendWithProof<C extends Call>(
  attempt: (proven: { proofOfWork?: string }) => Promise<Sent<C>>,
  onProving: (() => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<Sent<C>> {
  const sent = await attempt({});
  if (!isChallenged(sent) || onProving === undefined) return sent;
  onProving();
  const proofOfWork = await prove(sent.error.challenge, signal);
  signal?.throwIfAborted();
  return proofOfWork === null ? sent : attempt({ proofOfWork });
}

function isChallenged<C extends Call>(sent: Sent<C>): sent is Sent<C> & { ok: false } {
  return !sent.ok && sent.error.challenge !== undefined;
}

async function prove(challenge: unknown, signal: AbortSignal | undefined): Promise<string | null> {
  try {
    const { solve } = await import("./solve-challenge.ts");
    return await solve(challenge, signal);
  } catch {
    return null;
  }
}

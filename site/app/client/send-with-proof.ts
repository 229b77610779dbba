import type { Call } from "@frontdoor/contract/call.ts";
import type { SendOptions, Sent } from "./send.ts";

/**
 * Options of such a call. `onProving` is called before the proof of work begins, which takes seconds; without it no
 * challenge is solved.
 */
export type ProvingOptions = SendOptions & { onProving?: () => void };

/**
 * Makes a call, and repeats it with the solution if the server answers with a challenge: as the same call, so `attempt`
 * keeps its idempotency key. The solver is loaded only for a challenge. Without a solution, or if it is refused, the
 * answer is the challenge: the form can still be sent without script.
 * @param signal also ends the work, when the person leaves
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
  if (signal?.aborted) throw signal.reason;
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

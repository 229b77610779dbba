import type { Solution } from "altcha-lib/types";
import workerAddress from "./proof-of-work.worker.ts?worker&url";

/** Timeout of the work: more than the slowest phone needs. */
const solveLimitMilliseconds = 60_000;

/**
 * Solves a challenge of ALTCHA's protocol in a worker, so that the page stays responsive.
 * @returns the value of the header that carries the solution
 * @throws Error on a timeout, when `signal` aborts, or when the browser starts no worker
 */
export async function solve(challenge: unknown, signal?: AbortSignal): Promise<string> {
  if (signal?.aborted) throw signal.reason;
  const worker = new Worker(trusted(workerAddress), { type: "module" });
  try {
    const solution = await solutionOf(worker, challenge, signal);
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}

function solutionOf(worker: Worker, challenge: unknown, signal?: AbortSignal): Promise<Solution> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Solution | null>) => {
      if (data !== null && "derivedKey" in data) resolve(data);
      else reject(new Error("The challenge was not solved."));
    });
    worker.addEventListener("error", () => reject(new Error("The worker failed.")));
    signal?.addEventListener("abort", () => reject(signal.reason));
    setTimeout(() => reject(new Error("The work took too long.")), solveLimitMilliseconds);
    worker.postMessage({ type: "work", challenge, counterStart: 0, counterStep: 1 });
  });
}

/** The worker's address as the page's Trusted Types policy requires it. It comes from the build. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("proof-of-work", { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/** The part of the Trusted Types API used here. TypeScript treats a trusted address as text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

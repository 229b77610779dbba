import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { DigestWork } from "./digest-worker.ts";
import type { IteratedDigest } from "./iterated-digests.ts";

/** Idle threads; the hasher's semaphore bounds their number. */
const idle: Worker[] = [];

/** Computes an iterated digest in a thread of its own: no library computes it outside the event loop. */
export async function digestInThread(
  cost: IteratedDigest,
  salt: Buffer,
  password: Buffer,
): Promise<string> {
  const worker = idle.pop() ?? new Worker(new URL("./digest-worker.ts", import.meta.url));
  worker.ref();
  const work: DigestWork = { cost, salt, password };
  worker.postMessage(work);
  // A thread that fails is not put back.
  const [text] = await once(worker, "message");
  worker.unref();
  idle.push(worker);
  return text;
}

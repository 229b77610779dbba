import { parentPort } from "node:worker_threads";
import { type IteratedDigest, iteratedDigest } from "./iterated-digests.ts";

export interface DigestWork {
  cost: IteratedDigest;
  salt: Uint8Array;
  password: Uint8Array;
}

parentPort?.on("message", ({ cost, salt, password }: DigestWork) => {
  parentPort?.postMessage(iteratedDigest(cost, Buffer.from(salt), Buffer.from(password)));
});

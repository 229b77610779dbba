import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Collects the garbage of the start, a quarter of the process: V8 by itself waits until more memory is needed. The flag
 * exposes `gc` in contexts that are made after it alone, so a short-lived one is made.
 */
export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  setFlagsFromString("--no-expose-gc");
  collect();
}

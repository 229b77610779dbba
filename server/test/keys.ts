import { randomBytes } from "node:crypto";
import { createKeys, type Keys, masterKeyBytes } from "../src/platform/keys/keys.ts";

/** Keys that exist for one test file. */
export function createTestKeys(): Keys {
  return createKeys(randomBytes(masterKeyBytes));
}

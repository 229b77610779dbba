import { masterKeyBytes } from "./keys.ts";

/** How a person makes a master key. */
export const makeKeyCommand = "openssl rand -hex 32";

/** Where a master key comes from. */
export type KeySource = { bytes: Buffer } | { file: string };

/** 32 bytes written as 64 hex digits or in base64url; null for anything else. */
export function parseKey(text: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, "hex");
  if (!/^[\w-]{43}=?$/.test(text)) return null;
  const bytes = Buffer.from(text, "base64url");
  return bytes.length === masterKeyBytes ? bytes : null;
}

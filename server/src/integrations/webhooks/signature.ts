import { createHmac, randomBytes } from "node:crypto";

const keyBytes = 32;
const secretPrefix = "whsec_";

/** What is posted: signed as it stands, so that a receiver checks the bytes that it got. */
export interface SignedMessage {
  /** The same at each try: a receiver that has seen it does nothing twice. */
  id: string;
  /** When it is posted; a receiver refuses what is older than a few minutes. */
  sentAt: Date;
  body: string;
}

/** A new secret as its receiver keeps it: `whsec_` and the base64 of the key. */
export function newSecret(): string {
  return secretPrefix + randomBytes(keyBytes).toString("base64");
}

/**
 * The headers of Standard Webhooks 1.0: id, seconds, and a signature of each secret, HMAC-SHA256 of
 * `id.seconds.body`, with spaces between.
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, sentAt, body }: SignedMessage,
): Record<string, string> {
  const seconds = Math.floor(sentAt.getTime() / 1_000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), "base64");
    const code = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
    return `v1,${code}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatures.join(" "),
  };
}

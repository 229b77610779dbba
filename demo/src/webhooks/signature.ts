import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceSeconds = 300;

/** The signed headers and body of a message of Standard Webhooks. */
export interface SignedMessage {
  id: string;
  timestamp: string;
  /** A signature `v1,<base64>` for each active secret, separated by spaces. */
  signatures: string;
  body: Buffer;
}

/**
 * Whether a message was signed with this webhook's secret within the last five minutes.
 * @param secret `whsec_` followed by base64
 */
export function isSigned(
  { id, timestamp, signatures, body }: SignedMessage,
  secret: string,
  now: Date,
): boolean {
  const ageSeconds = now.getTime() / 1_000 - Number(timestamp);
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(ageSeconds) > toleranceSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(" ").some((signature) => {
    const [version, text = ""] = signature.split(",");
    const given = Buffer.from(text, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

import { webhookSeconds } from "@frontdoor/contract/products/webhooks.ts";
import { traceHeaders } from "../../mechanisms/tracing/trace-context.ts";
import type { SignedMessage } from "./signature.ts";
import { signedHeaders } from "./signature.ts";

export interface Receiver {
  url: string;
  secrets: readonly string[];
}

/**
 * Posts a signed message, once. No redirect is followed, which could lead to where the address itself may
 * not (SEC-G7), and what the receiver says beside its status is not read.
 * @returns the status, or null where nobody answered in time
 */
export async function postMessage(
  { url, secrets }: Receiver,
  message: SignedMessage,
  timeoutMilliseconds = webhookSeconds * 1_000,
): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        "Content-Type": "application/json",
        ...signedHeaders(secrets, message),
        ...traceHeaders(),
      },
      body: message.body,
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

/** Whether a receiver took a message. */
export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

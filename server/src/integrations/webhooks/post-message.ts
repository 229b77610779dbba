import { webhookSeconds } from "@frontdoor/contract/products/webhooks.ts";
import {
  AddressNotPublic,
  type OutboundNetworks,
  postOutside,
} from "../../platform/http/outbound.ts";
import { traceHeaders } from "../../platform/tracing/trace-context.ts";
import type { SignedMessage } from "./signature.ts";
import { signedHeaders } from "./signature.ts";

interface Receiver {
  url: string;
  secrets: readonly string[];
}

/**
 * Posts a signed message, once.
 * @returns the status, or null where nobody answered in time
 * @throws AddressNotPublic where the receiver's address leads inside (SEC-G7)
 */
export async function postMessage(
  { url, secrets }: Receiver,
  message: SignedMessage,
  networks: OutboundNetworks,
  timeoutMilliseconds = webhookSeconds * 1_000,
): Promise<number | null> {
  try {
    return await postOutside(url, networks, {
      headers: {
        "Content-Type": "application/json",
        ...signedHeaders(secrets, message),
        ...traceHeaders(),
      },
      body: message.body,
      timeoutMilliseconds,
    });
  } catch (error) {
    if (error instanceof AddressNotPublic) throw error;
    return null;
  }
}

/** Whether a receiver took a message. */
export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

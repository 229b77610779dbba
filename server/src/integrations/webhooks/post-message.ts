import type { ProductEventKind } from "@frontdoor/contract/products/events.ts";
import { webhookSeconds } from "@frontdoor/contract/products/webhooks.ts";
import {
  AddressNotPublic,
  type OutboundNetworks,
  postOutside,
} from "../../platform/http/outbound.ts";
import { TransportAway } from "../../platform/mail/message.ts";
import { traceHeaders } from "../../platform/tracing/trace-context.ts";
import { type SignedMessage, signedHeaders } from "./signature.ts";

interface Receiver {
  url: string;
  secrets: readonly string[];
}

/**
 * Posts a signed message, once.
 * @returns the status, or null where nobody answered in time; and whether the receiver's name could not be resolved
 * @throws AddressNotPublic where the receiver's address leads inside (SEC-G7); TransportAway where it must wait
 */
export async function postMessage(
  { url, secrets }: Receiver,
  message: SignedMessage,
  networks: OutboundNetworks,
  timeoutMilliseconds = webhookSeconds * 1_000,
): Promise<{ status: number | null; isUnresolved: boolean }> {
  try {
    const status = await postOutside(url, networks, {
      headers: {
        "Content-Type": "application/json",
        ...signedHeaders(secrets, message),
        ...traceHeaders(),
      },
      body: message.body,
      timeoutMilliseconds,
    });
    return { status, isUnresolved: false };
  } catch (error) {
    if (error instanceof AddressNotPublic || error instanceof TransportAway) throw error;
    return { status: null, isUnresolved: /^(?:ENOTFOUND|EAI_AGAIN)$/.test(Object(error).code) };
  }
}

/** Whether a receiver took a message. */
export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

interface Event {
  kind: ProductEventKind;
  happened_at: Date;
  subject_id: string;
  invite_id: string | null;
  practice_id: string | null;
}

/** The body posted for an event: ids only, the same at each try. */
export function eventBody(event: Event): string {
  return JSON.stringify({
    type: event.kind,
    timestamp: event.happened_at.toISOString(),
    data: {
      accountId: event.subject_id,
      inviteId: event.invite_id,
      practiceId: event.practice_id,
    },
  });
}

/** The body of a test: an event without an account. */
export function pingBody(now: Date): string {
  const data = { accountId: null, inviteId: null, practiceId: null };
  return JSON.stringify({ type: "ping", timestamp: now.toISOString(), data });
}

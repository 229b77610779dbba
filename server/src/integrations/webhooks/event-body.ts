import type { ProductEventKind } from "@frontdoor/contract/products/events.ts";

interface Event {
  kind: ProductEventKind;
  happened_at: Date;
  subject_id: string;
  invite_id: string | null;
  practice_id: string | null;
}

/** What is posted of an event: ids alone, the same at each try. */
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

/** What a test posts: of the shape of an event, about nobody. */
export function pingBody(now: Date): string {
  const data = { accountId: null, inviteId: null, practiceId: null };
  return JSON.stringify({ type: "ping", timestamp: now.toISOString(), data });
}

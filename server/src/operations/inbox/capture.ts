import type { Clock } from "../../platform/clock.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import type { Transport } from "../../platform/mail/message.ts";

/** A message as `GET /dev/inbox.json` returns it. */
export type CapturedMessage = Awaited<ReturnType<typeof capturedMessages>>[number];

/** How many messages the inbox shows and keeps. */
export const keptMessages = 500;

/** Stores messages instead of sending them; a message that is sent again replaces itself. */
export function createCapture(database: Database, clock: Clock): Transport {
  return async (message, id) => {
    await database.kysely
      .insertInto("captured_messages")
      .values({
        id,
        channel: message.channel,
        recipient: message.to,
        subject: message.channel === "email" ? message.subject : "",
        body_text: message.text,
        body_html: message.channel === "email" ? message.html : "",
        created_at: clock(),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    return undefined;
  };
}

/**
 * Newest first.
 * @param to the address or number that they were sent to; left out, all of them
 */
export async function capturedMessages(db: Db, to?: string) {
  const newest = db
    .selectFrom("captured_messages")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(keptMessages);
  const asked = to === undefined ? newest : newest.where("recipient", "=", to);
  const rows = await asked.execute();
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    createdAt: row.created_at.toISOString(),
  }));
}

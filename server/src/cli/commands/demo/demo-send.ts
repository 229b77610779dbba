import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { apiBasePaths, type Call } from "@frontdoor/contract/call.ts";
import { idempotencyKeyHeader } from "@frontdoor/contract/constants.ts";
import { refusalOf } from "../../ask.ts";
import { request } from "../../request.ts";

/**
 * Makes a call of the site's as a visitor does, without a key.
 * @throws CommandFailed with the server's words when it refuses
 */
export async function send(
  url: string,
  call: Call,
  { query = {}, body }: { query?: Record<string, string>; body: unknown },
): Promise<void> {
  const address = new URL(apiBasePaths[call.api] + call.path, url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const headers = { "Content-Type": "application/json", [idempotencyKeyHeader]: randomUUID() };
  const sent = { method: call.method, headers, body: JSON.stringify(body) };
  const answer = await request(address, sent, { isRepeatable: true, wait });
  if (answer.status !== 200) throw refusalOf(answer.status, answer.body);
}

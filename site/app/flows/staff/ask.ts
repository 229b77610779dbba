import { type Call, isPending, type ReplyOf } from "@frontdoor/contract/call.ts";
import { type CallError, type Given, type SendOptions, send } from "../../client/send.ts";

/** The result of a console call: done, waiting for a second person, or failed. */
export type Heard<C extends Call> =
  | { is: "done"; reply: ReplyOf<C>; next: string | null }
  | { is: "pending"; expiresAt: string }
  | { is: "failed"; error: CallError };

/** The combined result of several calls, or the first that failed or waits. */
export type HeardInParts<T> = { is: "done"; reply: T } | Exclude<Heard<Call>, { is: "done" }>;

/** Makes a call as `send` does. Also returns the next page's cursor, and whether a second person has to confirm. */
export async function ask<C extends Call>(
  call: C,
  input: Given<C>,
  options: SendOptions = {},
): Promise<Heard<C>> {
  let next: string | null = null;
  let waiting: unknown = null;
  const heard = (response: Response, body: unknown) => {
    next = cursorOf(response.headers.get("link") ?? "");
    if (response.status === 202) waiting = body;
  };
  const sent = await send(call, input, { ...options, heard });
  if (isPending(waiting)) return { is: "pending", expiresAt: waiting.pending.expiresAt };
  return sent.ok ? { is: "done", reply: sent.reply, next } : { is: "failed", error: sent.error };
}

/** Returns the cursor of the next page from the `Link` header (RFC 8288); null on the last page. */
function cursorOf(link: string): string | null {
  const address = /^<([^>]*)>; rel="next"/.exec(link)?.[1];
  return address === undefined
    ? null
    : new URL(address, "http://localhost").searchParams.get("after");
}

import { type Call, isPending, type ReplyOf } from "@frontdoor/contract/call.ts";
import { type CallError, type Given, type SendOptions, send } from "../../client/send.ts";

/** What came of a call of the console: done, waiting for a second person, or failed. */
export type Heard<C extends Call> =
  | { is: "done"; reply: ReplyOf<C>; next: string | null }
  | { is: "pending"; expiresAt: string }
  | { is: "failed"; error: CallError };

/** Makes a call as `send` does, and hears as well where its list goes on and whether it waits. */
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

/** The entry that the next page follows (RFC 8288); null on the last one. */
function cursorOf(link: string): string | null {
  const address = /^<([^>]*)>; rel="next"/.exec(link)?.[1];
  return address === undefined
    ? null
    : new URL(address, "http://localhost").searchParams.get("after");
}

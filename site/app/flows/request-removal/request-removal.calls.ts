import { confirmRemoval, validateRemoval } from "@frontdoor/contract/practice/request-removal.ts";
import { type SendOptions, type Sent, send } from "../../client/send.ts";
import type { RequestingUser } from "./request-removal.state.ts";

/**
 * Asks whose removal a token stands for (S7.094–S7.096); `null` for every token that cannot be confirmed, and for every
 * failure (Q077).
 */
export async function askForRequest(
  token: string,
  sending: SendOptions,
): Promise<RequestingUser | null> {
  if (token === "") return null;
  const sent = await send(validateRemoval, { params: { token } }, sending);
  return sent.ok ? sent.reply : null;
}

/** Confirms the removal of the token's account (S7.097), with an empty body (Q077). */
export function confirmRequest(
  userId: string,
  token: string,
  sending: SendOptions,
): Promise<Sent<typeof confirmRemoval>> {
  return send(confirmRemoval, { params: { userId, token } }, sending);
}

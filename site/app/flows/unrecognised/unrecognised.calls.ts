import { notMe, readNotMe } from "@frontdoor/contract/account/unrecognised.ts";
import { send } from "../../client/send.ts";

/** The change that the mail reported; does not revert it. */
export const askForChange = (token: string, signal: AbortSignal) =>
  send(readNotMe, { body: { token } }, { signal });

/** Reverts the change, and returns the address for a new password. */
export const stop = (token: string, signal: AbortSignal) =>
  send(notMe, { body: { token } }, { signal });

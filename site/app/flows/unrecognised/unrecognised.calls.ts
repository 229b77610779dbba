import { notMe, readNotMe } from "@frontdoor/contract/account/unrecognised.ts";
import { send } from "../../client/send.ts";

/** What the mail told of, without taking it back. */
export const askForChange = (token: string, signal: AbortSignal) =>
  send(readNotMe, { body: { token } }, { signal });

/** Takes the change back, and answers where a new password is chosen. */
export const stop = (token: string, signal: AbortSignal) =>
  send(notMe, { body: { token } }, { signal });

import {
  readEmailVerification,
  refuseEmailVerification,
  verifyEmailAddress,
} from "@frontdoor/contract/account/email.ts";
import { type SendOptions, send } from "../../client/send.ts";

/** What the link would do; changes nothing. */
export const askForOffer = (token: string, signal: AbortSignal) =>
  send(readEmailVerification, { body: { token } }, { signal });

/** Verifies the address that the link was mailed to. */
export const verify = (token: string, sending: SendOptions) =>
  send(verifyEmailAddress, { body: { token } }, sending);

/** Reports that the account does not belong to the owner of this address. */
export const decline = (token: string, sending: SendOptions) =>
  send(refuseEmailVerification, { body: { token } }, sending);

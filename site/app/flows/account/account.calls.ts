import { logOut, showAccountSettings } from "@frontdoor/contract/account/overview.ts";
import { type SendOptions, type Sent, send } from "../../client/send.ts";

export const askForAccount = (signal: AbortSignal): Promise<Sent<typeof showAccountSettings>> =>
  send(showAccountSettings, {}, { signal });

export const endLogin = (sending: SendOptions) => send(logOut, { body: {} }, sending);

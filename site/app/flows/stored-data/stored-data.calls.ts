import { readStoredDataLink, takeStoredData } from "@frontdoor/contract/account/stored-data.ts";
import { type SendOptions, send } from "../../client/send.ts";

/** Whose file the link gives; does not use the link up. */
export const askForLink = (token: string, signal: AbortSignal) =>
  send(readStoredDataLink, { body: { token } }, { signal });

/** The file's contents; uses the link up. */
export const takeFile = (token: string, sending: SendOptions) =>
  send(takeStoredData, { body: { token } }, sending);

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isInList, listOfNetworks } from "./networks.ts";

/** Which proxies are trusted: none, how many, or those of some networks. */
type TrustedProxies = false | number | readonly string[];

/**
 * Whether a text has the form of a request id, as nginx, Envoy, HAProxy and the balancers of clouds make them. It can
 * hold no address and no second line.
 */
export const isRequestId = (text: string) => /^[\w.:=-]{8,128}$/.test(text);

/**
 * Gives each request an id: the one of a trusted proxy right in front (`X-Request-Id`), otherwise a new one. A client's
 * own header is ignored.
 */
export function createRequestIds(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = trusts(trusted);
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    const isTaken = typeof given === "string" && isRequestId(given) && isTrusted(socket);
    return isTaken ? given : randomUUID();
  };
}

function trusts(trusted: TrustedProxies): (socket: IncomingMessage["socket"]) => boolean {
  if (trusted === false) return () => false;
  if (typeof trusted === "number") return () => trusted > 0;
  const networks = listOfNetworks(trusted);
  return ({ remoteAddress }) => isInList(networks, remoteAddress ?? "");
}

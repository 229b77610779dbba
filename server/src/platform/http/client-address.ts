import type { FastifyInstance, FastifyRequest } from "fastify";
import { plainAddress, unknownAddress } from "./plain-address.ts";

const header = "x-forwarded-for";

/**
 * Writes each forwarded address as everybody else does, before it is asked which of them are proxies:
 * some proxies add the port, `192.0.2.6:5000`, and would be nobody's address with it (SEC-A11).
 */
export function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers[header];
    if (typeof forwarded === "string") {
      headers[header] = forwarded
        .split(",")
        .map((address) => plainAddress(address) ?? address)
        .join(",");
    }
    done();
  });
}

/** The client's address (SEC-A11); what is no address is `unknown`, whatever was written. */
export function clientAddressOf({ ip }: Pick<FastifyRequest, "ip">): string {
  // A connection that has closed meanwhile has no address any more.
  return plainAddress(String(ip)) ?? unknownAddress;
}

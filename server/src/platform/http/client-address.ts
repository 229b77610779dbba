import type { FastifyInstance, FastifyRequest } from "fastify";
import { plainAddress, unknownAddress } from "./plain-address.ts";

const header = "x-forwarded-for";

/**
 * Normalises each forwarded address before proxies are matched: some proxies add the port, `192.0.2.6:5000`, which
 * would match no address (SEC-A11).
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

/** The client's address (SEC-A11); `unknown` for any text that is no address. */
export function clientAddressOf({ ip }: Pick<FastifyRequest, "ip">): string {
  // A connection that has closed no longer has an address.
  return plainAddress(String(ip)) ?? unknownAddress;
}

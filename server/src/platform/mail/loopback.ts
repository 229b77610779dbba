import { connect, type LookupFunction } from "node:net";
import type { SMTPTransportOptions } from "nodemailer";

const addresses = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];
const lookup: LookupFunction = (_name, _options, done) => done(null, addresses);

/**
 * Connects to a mail server at `localhost`, or a name below it, by this machine's own addresses (RFC 6761, 6.3): the
 * library would ask the network's name server, which may be away, or name a machine to which mails would go unencrypted
 * (SEC-H16).
 * @returns no option for a name that the library may look up
 */
export function loopbackOnly(
  smtpUrl: string,
  connectMilliseconds: number,
): Pick<SMTPTransportOptions, "getSocket"> {
  if (!/(^|\.)localhost$/.test(new URL(smtpUrl).hostname)) return {};
  return {
    getSocket({ host, port, secure }, done) {
      const number = Number(port ?? (secure ? 465 : 587));
      const timeout = connectMilliseconds;
      const connection = connect({ host, port: number, lookup, autoSelectFamily: true, timeout });
      connection.once("timeout", () =>
        connection.destroy(Object.assign(new Error("Connection timeout"), { code: "ETIMEDOUT" })),
      );
      // The errors of all addresses together have no words of their own.
      const failed = (error: Error) =>
        done(error instanceof AggregateError ? error.errors[0] : error);
      connection.once("error", failed);
      connection.once("connect", () => {
        connection.setTimeout(0).removeListener("error", failed);
        done(null, { connection });
      });
    },
  };
}

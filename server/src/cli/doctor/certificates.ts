import { connect } from "node:tls";
import type { Config } from "../../config/config.ts";
import { isLocal } from "../../config/config-network.ts";
import { type Finding, findingsOf, wordsOf } from "./finding.ts";

const { ok, warn, fail } = findingsOf("certificate");
const dayMilliseconds = 86_400_000;
const endingDays = 14;
const connectMilliseconds = 10_000;

/**
 * Reads until when the certificate of a host is valid.
 * @throws where it is not valid, or the host does not respond
 */
type ReadCertificate = (host: string, port: number) => Promise<Date>;

/** Whether the certificates of the site and the console are valid, and for how long. */
export function checkCertificates(
  { publicUrl, console: its }: Pick<Config, "publicUrl" | "console">,
  now: Date,
  read: ReadCertificate = readCertificate,
): Promise<Finding[]> {
  const addresses = new Set([publicUrl, its?.url ?? publicUrl].map((url) => new URL(url).origin));
  const checked = [...addresses].map(async (origin): Promise<Finding> => {
    const { hostname, protocol, port } = new URL(origin);
    if (protocol !== "https:" || isLocal(hostname)) return ok(`${hostname} has no certificate.`);
    try {
      return judge(hostname, await read(hostname, Number(port) || 443), now);
    } catch (error) {
      return fail(
        `${hostname} shows no certificate that is valid: ${wordsOf(error)}`,
        "Browsers let nobody in: renew it, or mend what stands in front of the server.",
      );
    }
  });
  return Promise.all(checked);
}

function judge(host: string, until: Date, now: Date): Finding {
  const days = Math.floor((until.getTime() - now.getTime()) / dayMilliseconds);
  const found = `The certificate of ${host} is valid for ${days} days.`;
  const remedy = "Renew it, and look why that did not happen by itself.";
  return days < endingDays ? warn(found, remedy) : ok(found);
}

const readCertificate: ReadCertificate = (host, port) =>
  new Promise((read, refuse) => {
    const socket = connect({ host, port, servername: host, timeout: connectMilliseconds });
    socket.once("secureConnect", () => {
      const until = socket.getPeerCertificate().valid_to;
      socket.end();
      read(new Date(until));
    });
    socket.once("timeout", () => socket.destroy(new Error("Nobody answered within 10 seconds.")));
    socket.once("error", refuse);
  });

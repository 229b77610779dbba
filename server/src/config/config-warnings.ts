import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import { isLocal } from "./config-network.ts";
import type { ServerVariables } from "./config-rules.ts";
import { nameOf } from "./config-variables.ts";

interface Doubtful {
  production: boolean;
  inEarnest: boolean;
  isHttps: boolean;
  inbox: boolean;
  demoPeople: boolean;
  host: string;
  console: { url: string; listen: { host: string } | null } | null;
  publicUrl: string;
  smtpUrl: string | null;
  products: Readonly<Record<LoginProduct, { origin: string }>>;
}

/** Lines for the log: settings that work but are seldom intended. */
export function warningsOf(config: Doubtful, { isSet }: Pick<ServerVariables, "isSet">): string[] {
  const { production, inEarnest, inbox, demoPeople, host } = config;
  const warnings: string[] = [];
  if (production && config.smtpUrl === null) {
    warnings.push("SMTP_URL is not set: mails wait in the outbox and reach nobody.");
  }
  if (production && config.isHttps && !isSet("TRUST_PROXY")) {
    warnings.push(
      "TRUST_PROXY is not set: behind a proxy, which https needs, all people count as one client and lock each other out. Write how many proxies stand in front, or off if none does.",
    );
  }
  for (const product of loginProducts) {
    const name = nameOf(product, "PRODUCT_URL");
    if (inEarnest && !isSet(name)) {
      warnings.push(`${name} is not set: people who sign in are sent to the demo app.`);
    }
  }
  if (inEarnest && inbox) {
    warnings.push(`INBOX=on: at ${config.publicUrl}/dev/inbox anybody reads every mailed link.`);
  }
  const staff = config.console;
  if (demoPeople && staff?.listen && isLocal(new URL(staff.url).hostname)) {
    const { host: staffHost } = staff.listen;
    if (!isLoopback(staffHost)) {
      warnings.push(
        `STAFF_LISTEN=${staffHost} is open to the network, and with it the demo owner of the console, whose password is known.`,
      );
    }
  }
  const open = [
    ...(inbox ? ["every captured message"] : []),
    ...(demoPeople ? ["the demo people, whose password is known"] : []),
  ];
  if (!inEarnest && open.length > 0 && !isLoopback(host)) {
    warnings.push(
      `HOST=${host} is open to the network, and with it ${open.join(" and ")}; for this machine alone leave HOST out.`,
    );
  }
  return warnings;
}

/** Whether only this machine can reach a listener; IPv6 is written without brackets. */
function isLoopback(host: string): boolean {
  return isLocal(host.includes(":") ? `[${host}]` : host);
}

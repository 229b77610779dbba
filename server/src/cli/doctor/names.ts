import type { Config } from "../../config/config.ts";
import { isLocal } from "../../config/config-network.ts";
import { type Finding, findingsOf } from "./finding.ts";

/** The part of `node:dns/promises` that is used. */
export interface Names {
  resolve4(name: string): Promise<string[]>;
  resolve6(name: string): Promise<string[]>;
  resolveMx(name: string): Promise<{ exchange: string }[]>;
  resolveTxt(name: string): Promise<string[][]>;
}

const { ok, warn, fail } = findingsOf("names");
/** The resolver's errors for a name without such a record. */
const absent = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Whether `PUBLIC_URL` and the console's address resolve, and whether DNS tells mail servers to trust mails of
 * `MAIL_FROM`.
 */
export async function checkNames(config: Config, names: Names): Promise<Finding[]> {
  const { hostname } = new URL(config.publicUrl);
  const domain = config.mailFrom.split("@")[1] ?? hostname;
  const site = placeOf(hostname, "PUBLIC_URL", names);
  const own = config.console === null ? hostname : new URL(config.console.url).hostname;
  const staff = own === hostname ? [] : [placeOf(own, "STAFF_URL", names)];
  const isMailed = config.smtpUrl !== null && !isLocal(domain);
  return Promise.all([site, ...staff, ...(isMailed ? mailOf(domain, names) : [])]);
}

async function placeOf(
  host: string,
  variable: "PUBLIC_URL" | "STAFF_URL",
  names: Names,
): Promise<Finding> {
  if (isLocal(host)) return ok(`${host} is this machine.`);
  const found = [await some(names.resolve4(host)), await some(names.resolve6(host))];
  if (found.includes(unanswered)) return noResolver(host);
  if (found.flat().length > 0) return ok(`${host} has an address.`);
  if (variable === "STAFF_URL") {
    return warn(
      `${host} of STAFF_URL has no address here.`,
      "Nothing where the network of your staff knows it; else add an A or AAAA record.",
    );
  }
  return fail(
    `${host} of PUBLIC_URL has no address: nobody finds the site.`,
    "Add an A or AAAA record, or mend PUBLIC_URL.",
  );
}

function mailOf(domain: string, names: Names): Promise<Finding>[] {
  const record = async (name: string, beginning: string) => {
    const found = await some(names.resolveTxt(name));
    if (found === unanswered) return found;
    return found.filter((parts) => parts.join("").toLowerCase().startsWith(beginning));
  };
  const judge = async (
    asked: Promise<unknown[] | typeof unanswered>,
    told: [string, string, string],
  ) => {
    const found = await asked;
    if (found === unanswered) return noResolver(domain);
    const [there, missing, remedy] = told;
    return found.length > 0
      ? ok(`${domain} ${there}`)
      : warn(`${domain} of MAIL_FROM has no ${missing}`, remedy);
  };
  return [
    judge(some(names.resolveMx(domain)), [
      "takes mail (MX).",
      "MX record: answers and bounces reach nobody.",
      "Add one, or send from a domain that has one.",
    ]),
    judge(record(domain, "v=spf1"), [
      "says who sends for it (SPF).",
      "SPF record: many mail servers take its mails for spam.",
      'Add a TXT record "v=spf1 …" that names your mail server.',
    ]),
    judge(record(`_dmarc.${domain}`, "v=dmarc1"), [
      "says what becomes of forged mails (DMARC).",
      "DMARC record: anybody can forge mails of it.",
      `Add a TXT record "v=DMARC1; p=quarantine; …" at _dmarc.${domain}.`,
    ]),
  ];
}

const unanswered = Symbol("no resolver answered");

async function some<T>(asked: Promise<T[]>): Promise<T[] | typeof unanswered> {
  try {
    return await asked;
  } catch (error) {
    return absent.has(String(Reflect.get(Object(error), "code"))) ? [] : unanswered;
  }
}

function noResolver(name: string): Finding {
  return warn(
    `No resolver answered about ${name}.`,
    "Ask again from a machine that resolves names, or look at /etc/resolv.conf.",
  );
}

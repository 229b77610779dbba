import { isNetwork, isTooWide } from "./config-network.ts";
import {
  type ConfigReader,
  createConfigReader,
  type Environment,
  isLocal,
} from "./config-reader.ts";
import { type DemonstrationConfig, readDemonstration } from "./demonstration-config.ts";
import type { LimitTable } from "./mechanisms/budgets/named-networks.ts";
import {
  cheapestCost,
  type HashCost,
  isEnough,
  leastCosts,
} from "./mechanisms/hashing/hash-cost.ts";
import { type KeySource, makeKeyCommand } from "./mechanisms/keys/master-key.ts";

export interface ProductAddress {
  /** Where a person who signed in is sent; the hand-off code is added to its query. */
  startUrl: string;
  origin: string;
}

/** The operator's interface, read and checked (`.env.example` lists the variables). */
export interface Config extends DemonstrationConfig {
  production: boolean;
  /** Whether people rely on it: in production, or at an address that is not this machine's. */
  inEarnest: boolean;
  port: number;
  host: string;
  /** Origin of every link in mails and of our own `location`s, e.g. `https://example.org`. */
  publicUrl: string;
  isHttps: boolean;
  dataDir: string;
  databaseUrl: string | null;
  masterKey: KeySource | null;
  previousMasterKey: KeySource | null;
  smtpUrl: string | null;
  mailFrom: string;
  sms: { url: string; token: string | null } | null;
  /** Base addresses of other back ends that answer in place of our own. */
  academicApiUrl: string | null;
  practiceApiUrl: string | null;
  products: { practice: ProductAddress; academic: ProductAddress };
  /** `{practiceId}` stands for the practice. */
  kiosk: { urlTemplate: string; origin: string };
  /** What Fastify calls `trustProxy`: no proxy, how many, or which addresses. */
  trustProxy: false | number | string[];
  logLevel: (typeof logLevels)[number];
  analyticsUrl: string | null;
  /** Where contact requests go; null means the brand's contact address. */
  contactTo: string | null;
  argon2: HashCost;
  /** Whether passwords of the common list are refused (SEC-B3). */
  commonPasswords: boolean;
  /** Overrides of the documented limits, by name. */
  limits: LimitTable;
  /** Limits of the addresses in networks that the operator names, by network (CIDR) and name. */
  networks: Record<string, LimitTable>;
  /** Lines for the log: what works but is seldom meant. */
  warnings: string[];
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
/** Where the stand-in product listens, unless the products' addresses say another place on this machine. */
export const demoApp = "http://localhost:3001";
/** Where the practice belongs in `KIOSK_URL`. */
export const kioskPlaceholder = "{practiceId}";

/**
 * Reads the configuration of the server from the environment that `main.ts` hands it.
 * @param flags the command line: `--no-demo` starts without demonstration data
 * @throws ConfigError with one line for each wrong variable
 */
export function readConfig(env: Environment, flags: readonly string[] = []): Config {
  const reader = createConfigReader(env);
  const production = env.NODE_ENV === "production";
  const port = reader.integer("PORT", { fallback: 3000, min: 1, max: 65_535 });
  const publicUrl = readPublicUrl(reader, port);
  const databaseUrl = reader.address(
    "DATABASE_URL",
    ["postgres:", "postgresql:"],
    "postgres://user:password@host:5432/frontdoor",
  );
  const smtpUrl = reader.address("SMTP_URL", ["smtp:", "smtps:"], "smtps://user:password@host:465");
  const inEarnest = production || !isLocal(publicUrl.hostname);
  const products = {
    practice: readProduct(reader, "PRACTICE_PRODUCT_URL", `${demoApp}/practice`),
    academic: readProduct(reader, "ACADEMIC_PRODUCT_URL", `${demoApp}/academic`),
  };
  const config: Config = {
    production,
    inEarnest,
    port,
    host: reader.get("HOST") ?? (production ? "0.0.0.0" : "localhost"),
    publicUrl: publicUrl.origin,
    isHttps: publicUrl.protocol === "https:",
    dataDir: reader.get("DATA_DIR") ?? "./data",
    databaseUrl,
    ...readKeys(reader, env),
    smtpUrl,
    mailFrom: readMailAddress(reader, "MAIL_FROM") ?? `no-reply@${publicUrl.hostname}`,
    sms: readSms(reader),
    academicApiUrl: reader.webAddress("ACADEMIC_API_URL", "https://api.example.org")?.href ?? null,
    practiceApiUrl: reader.webAddress("PRACTICE_API_URL", "https://api.example.org")?.href ?? null,
    products,
    kiosk: readKiosk(reader),
    trustProxy: readTrustProxy(reader),
    logLevel: reader.choice("LOG_LEVEL", logLevels, "info"),
    analyticsUrl: reader.webAddress("ANALYTICS_URL", "https://stats.example.org/e")?.href ?? null,
    contactTo: readMailAddress(reader, "CONTACT_TO"),
    argon2: readCost(reader, inEarnest),
    commonPasswords: reader.choice("COMMON_PASSWORDS", ["on", "off"], "on") === "on",
    limits: reader.limits("LIMITS"),
    networks: reader.networks("NETWORKS"),
    ...readDemonstration(reader, {
      publicUrl,
      production,
      isWithoutDemo: flags.includes("--no-demo"),
      productUrl: new URL(products.practice.startUrl),
    }),
    warnings: [],
  };
  reader.finish();
  return { ...config, warnings: warningsOf(config) };
}

function readPublicUrl(reader: ConfigReader, port: number): URL {
  const fallback = new URL(`http://localhost:${port}`);
  const url = reader.webAddress("PUBLIC_URL", "https://www.example.org");
  if (url === null) return fallback;
  if (url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "")
    return url;
  reader.wrong("PUBLIC_URL", "write protocol, host and port only, without a path");
  return fallback;
}

function readKeys(reader: ConfigReader, env: Environment) {
  const masterKey = reader.key("MASTER_KEY");
  const isNamed = Boolean(env.MASTER_KEY?.trim() || env.MASTER_KEY_FILE?.trim());
  if (reader.get("DATABASE_URL") !== null && !isNamed) {
    reader.wrong(
      "MASTER_KEY",
      `needed with DATABASE_URL, the same in every process; make one with: ${makeKeyCommand}`,
    );
  }
  return { masterKey, previousMasterKey: reader.key("MASTER_KEY_PREVIOUS") };
}

function readSms(reader: ConfigReader): Config["sms"] {
  const url = reader.webAddress("SMS_URL", "https://sms.example.org/send");
  const token = reader.get("SMS_TOKEN");
  if (token !== null && reader.get("SMS_URL") === null) {
    reader.wrong("SMS_TOKEN", "needs SMS_URL, the address of the gateway that it is for");
  }
  return url === null ? null : { url: url.href, token };
}

/** People's passwords are never hashed below OWASP's minimum (SEC-B7); a test's may be. */
function readCost(reader: ConfigReader, inEarnest: boolean): HashCost {
  const { memoryKiB: fallback } = cheapestCost;
  const memoryKiB = reader.integer("ARGON2_MEMORY_KIB", { fallback, min: 64, max: 1_048_576 });
  const iterations = reader.integer("ARGON2_ITERATIONS", {
    fallback: cheapestCost.iterations,
    min: 1,
    max: 20,
  });
  if (inEarnest && !isEnough({ memoryKiB, iterations })) {
    const pairs = leastCosts.map((least) => `${least.memoryKiB} with ${least.iterations}`);
    reader.wrong(
      "ARGON2_MEMORY_KIB",
      `${memoryKiB} with ARGON2_ITERATIONS=${iterations} is less than a password needs (OWASP); write at least ${pairs.join(" or ")}, or leave both out`,
    );
  }
  return { memoryKiB, iterations };
}

function readMailAddress(reader: ConfigReader, name: string): string | null {
  const value = reader.get(name);
  if (value === null) return null;
  if (/^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(value)) return value;
  reader.wrong(
    name,
    "write one bare address such as no-reply@example.org; the name beside it is the brand's",
  );
  return null;
}

function readProduct(reader: ConfigReader, name: string, fallback: string): ProductAddress {
  const url = reader.webAddress(name, "https://app.example.org/start") ?? new URL(fallback);
  return { startUrl: url.href, origin: url.origin };
}

function readKiosk(reader: ConfigReader): Config["kiosk"] {
  const example = `https://kiosk.example.org/practice/${kioskPlaceholder}`;
  const isGiven = reader.webAddress("KIOSK_URL", example) !== null;
  const urlTemplate =
    (isGiven && reader.get("KIOSK_URL")) || `${demoApp}/kiosk/${kioskPlaceholder}`;
  if (!urlTemplate.includes(kioskPlaceholder)) {
    reader.wrong("KIOSK_URL", `write ${kioskPlaceholder} where the practice belongs: ${example}`);
  }
  return { urlTemplate, origin: new URL(urlTemplate).origin };
}

function readTrustProxy(reader: ConfigReader): Config["trustProxy"] {
  const value = reader.get("TRUST_PROXY");
  if (value === null || value === "off") return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const addresses = value.split(",").map((address) => address.trim());
  const areNetworks = addresses.every(isNetwork);
  if (areNetworks && !addresses.some(isTooWide)) return addresses;
  reader.wrong(
    "TRUST_PROXY",
    areNetworks
      ? "write networks no wider than 10.0.0.0/8 or fc00::/7: whoever is in them says who a client is"
      : "write off, how many proxies stand in front (1), or their addresses",
  );
  return false;
}

function warningsOf(config: Config): string[] {
  const warnings: string[] = [];
  if (config.production && config.smtpUrl === null) {
    warnings.push("SMTP_URL is not set: mails wait in the outbox and reach nobody.");
  }
  if (config.inEarnest && config.products.practice.origin === new URL(demoApp).origin) {
    warnings.push("PRACTICE_PRODUCT_URL is not set: people who sign in are sent to the demo app.");
  }
  if (config.inEarnest && config.products.academic.origin === new URL(demoApp).origin) {
    warnings.push("ACADEMIC_PRODUCT_URL is not set: people who sign in are sent to the demo app.");
  }
  if (config.inEarnest && config.inbox) {
    warnings.push(`INBOX=on: at ${config.publicUrl}/dev/inbox anybody reads every mailed link.`);
  }
  if (!config.inEarnest && config.inbox && !isLoopback(config.host)) {
    warnings.push(
      `HOST=${config.host} is open to the network, and with it every captured message; for this machine alone leave HOST out.`,
    );
  }
  return warnings;
}

/** Whether nobody but this machine reaches what listens there; IPv6 is written without brackets. */
function isLoopback(host: string): boolean {
  return isLocal(host.includes(":") ? `[${host}]` : host);
}

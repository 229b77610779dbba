import { isIP } from "node:net";
import {
  type ConfigReader,
  createConfigReader,
  type Environment,
  isLocal,
} from "./config-reader.ts";
import type { LimitTable } from "./mechanisms/budgets/named-networks.ts";
import { cheapestCost } from "./mechanisms/hashing/hash-cost.ts";
import { type KeySource, makeKeyCommand } from "./mechanisms/keys/master-key.ts";

export interface ProductAddress {
  /** Where a person who signed in is sent; the hand-off code is added to its query. */
  startUrl: string;
  origin: string;
}

/** The operator's interface, read and checked (`.env.example` lists the variables). */
export interface Config {
  production: boolean;
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
  /** Whether messages are captured and shown at `/dev/inbox`. */
  inbox: boolean;
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
  argon2: { memoryKiB: number; iterations: number };
  /** Whether passwords of the common list are refused (SEC-B3). */
  commonPasswords: boolean;
  /** Overrides of the documented limits, by name. */
  limits: LimitTable;
  /** Limits of the addresses in networks that the operator names, by network (CIDR) and name. */
  networks: Record<string, LimitTable>;
  /** Whether the first start adds demonstration data: the embedded default only. */
  demoData: boolean;
  /** Whether the stand-in product is started: with the demonstration data, where a local address names it. */
  demoProduct: boolean;
  /** Lines for the log: what works but is seldom meant. */
  warnings: string[];
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const demoApp = "http://localhost:3001";
/** Where the practice belongs in `KIOSK_URL`. */
export const kioskPlaceholder = "{practiceId}";

/**
 * Reads the configuration from the environment; the only place that does.
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
  const config: Config = {
    production,
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
    inbox: readInbox(reader, env, production),
    academicApiUrl: reader.webAddress("ACADEMIC_API_URL", "https://api.example.org")?.href ?? null,
    practiceApiUrl: reader.webAddress("PRACTICE_API_URL", "https://api.example.org")?.href ?? null,
    products: {
      practice: readProduct(reader, "PRACTICE_PRODUCT_URL", `${demoApp}/practice`),
      academic: readProduct(reader, "ACADEMIC_PRODUCT_URL", `${demoApp}/academic`),
    },
    kiosk: readKiosk(reader),
    trustProxy: readTrustProxy(reader),
    logLevel: reader.choice("LOG_LEVEL", logLevels, "info"),
    analyticsUrl: reader.webAddress("ANALYTICS_URL", "https://stats.example.org/e")?.href ?? null,
    contactTo: readMailAddress(reader, "CONTACT_TO"),
    argon2: {
      memoryKiB: reader.integer("ARGON2_MEMORY_KIB", {
        fallback: cheapestCost.memoryKiB,
        min: 64,
        max: 1_048_576,
      }),
      iterations: reader.integer("ARGON2_ITERATIONS", {
        fallback: cheapestCost.iterations,
        min: 1,
        max: 20,
      }),
    },
    commonPasswords: reader.choice("COMMON_PASSWORDS", ["on", "off"], "on") === "on",
    limits: reader.limits("LIMITS"),
    networks: reader.networks("NETWORKS"),
    demoData: databaseUrl === null && !production && !flags.includes("--no-demo"),
    demoProduct: false,
    warnings: [],
  };
  reader.finish();
  const demoProduct = config.demoData && isLocal(new URL(config.products.practice.origin).hostname);
  return { ...config, demoProduct, warnings: warningsOf(config) };
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

function readInbox(reader: ConfigReader, env: Environment, production: boolean): boolean {
  const isOff = production || reader.get("SMTP_URL") !== null;
  const inbox = reader.choice("INBOX", ["on", "off"], isOff ? "off" : "on") === "on";
  if (!inbox || env.INBOX === undefined) return inbox;
  if (production) reader.wrong("INBOX", "write off in production: it shows every message");
  else if (isOff) reader.wrong("INBOX", "write off, or leave SMTP_URL out: one of the two");
  return inbox;
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
  if (addresses.every(isNetwork)) return addresses;
  reader.wrong("TRUST_PROXY", "write off, how many proxies stand in front (1), or their addresses");
  return false;
}

/** An IP address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const bits = isIP(address) === 4 ? 32 : 128;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

function warningsOf(config: Config): string[] {
  const warnings: string[] = [];
  if (config.production && config.smtpUrl === null) {
    warnings.push("SMTP_URL is not set: mails wait in the outbox and reach nobody.");
  }
  if (config.production && config.products.practice.origin === new URL(demoApp).origin) {
    warnings.push("PRACTICE_PRODUCT_URL is not set: people who sign in are sent to the demo app.");
  }
  if (config.production && config.products.academic.origin === new URL(demoApp).origin) {
    warnings.push("ACADEMIC_PRODUCT_URL is not set: people who sign in are sent to the demo app.");
  }
  return warnings;
}

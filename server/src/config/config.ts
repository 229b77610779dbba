import {
  forEachName,
  type LoginProduct,
  loginProducts,
  type Realm,
  realms,
} from "@frontdoor/contract/products.ts";
import { firstLanguage, type LanguageCode, wholeLanguages } from "@frontdoor/words/languages.ts";
import type * as z from "zod/mini";
import type { SecondFactor } from "../identity/two-step/policy.ts";
import type { HashCost } from "../platform/hashing/hash-cost.ts";
import type { KeySource } from "../platform/keys/master-key.ts";
import type { MailProviderName } from "../platform/mail/receipts/receipts-of.ts";
import type { LimitTable } from "../platform/rate-limits/named-networks.ts";
import type { OtlpSettings } from "../platform/tracing/otlp.ts";
import { isLocal } from "./config-network.ts";
import { type Environment, readVariables } from "./config-reader.ts";
import { checkTogether } from "./config-rules.ts";
import { kioskPlaceholder, knownVariables, nameOf, serverVariables } from "./config-variables.ts";
import { warningsOf } from "./config-warnings.ts";
import { type ConsoleConfig, consoleOf } from "./console-config.ts";
import { demoOriginAt } from "./demo-origin.ts";
import { type DemonstrationConfig, readDemonstration } from "./demonstration-config.ts";
import { type SmsConfig, smsConfig } from "./sms-settings.ts";
import { unknownVariables } from "./unknown-variables.ts";
import { type WhatsAppSettings, whatsAppConfig } from "./whatsapp-settings.ts";

interface ProductAddress {
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
  /** A replica for what may be some seconds old; null: the primary is read. */
  databaseReadUrl: string | null;
  masterKey: KeySource | null;
  previousMasterKey: KeySource | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Whose server `smtpUrl` is, where it is one that tells what became of a mail. */
  mailProvider: MailProviderName | null;
  /** Where bounces go that come as mails, and are handed to us from there; null: they are not read. */
  mailBounceAddress: string | null;
  /** What its callbacks show, or the key of their signatures; null: they are not taken. */
  mailCallbackSecret: string | null;
  /** The topic of SNS that calls back; null for other providers. */
  mailCallbackTopic: string | null;
  /** The name and the file of the key that mails are signed with here; null: the mail server signs them, or nobody. */
  dkim: { selector: string; keyFile: string } | null;
  /** How SMS leave; null where they do not. */
  sms: SmsConfig | null;
  /** How codes go by WhatsApp; null where they do not. */
  whatsapp: WhatsAppSettings | null;
  /** Base addresses of other back ends that answer in place of our own. */
  backEnds: Record<Realm, string | null>;
  products: Record<LoginProduct, ProductAddress>;
  /** Whether products may plug in by OpenID Connect. */
  openid: boolean;
  /** Whether people may stay signed in on a device, for every client of OpenID Connect. */
  singleSignOn: z.output<typeof serverVariables>["SINGLE_SIGN_ON"];
  /** Whether what hurts wants two owners. */
  twoPerson: boolean;
  /** What is asked of accounts beside the password. */
  secondFactor: SecondFactor;
  /** `{practiceId}` stands for the practice. */
  kiosk: { urlTemplate: string; origin: string };
  /** What Fastify calls `trustProxy`: no proxy, how many, or which addresses. */
  trustProxy: false | number | string[];
  /** The networks beside the public ones that webhooks and log-outs of clients may be posted to. */
  webhookNetworks: readonly string[];
  /** Whether the audit keeps the whole address of whoever failed to log in, or its network. */
  auditNetwork: z.output<typeof serverVariables>["AUDIT_NETWORK"];
  /** Whether logins keep their network, and support sees the last ones of a person. */
  lastLogins: boolean;
  /** The languages that people are offered; English is always one of them. */
  languages: readonly LanguageCode[];
  /** How long a stopping process goes on serving after it told balancers that it stops. */
  drainSeconds: number;
  logLevel: z.output<typeof serverVariables>["LOG_LEVEL"];
  /** Where the metrics are told; null: at the front door itself, to this machine alone. */
  metricsListen: { host: string; port: number } | null;
  /** The console of staff; null: there is none anywhere. */
  console: ConsoleConfig | null;
  /** Where traces are told; null: nowhere. */
  traces: Omit<OtlpSettings, "version"> | null;
  analyticsUrl: string | null;
  /** Where contact requests go; null means the brand's contact address. */
  contactTo: string | null;
  argon2: HashCost;
  /** From when on weak hashes of other systems let nobody in; null: none comes in at all. */
  weakHashesUntil: Date | null;
  /** Whether passwords of the common list are refused (SEC-B3). */
  commonPasswords: boolean;
  /** Overrides of the documented limits, by name. */
  limits: LimitTable;
  /** Limits of the addresses in networks that the operator names, by network (CIDR) and name. */
  networks: Record<string, LimitTable>;
  /** Lines for the log: what works but is seldom meant. */
  warnings: string[];
}

const loopback = ["127.0.0.0/8", "::1"];

/**
 * Reads the configuration of the server from the environment that `main.ts` hands it.
 * @param flags the command line: `--no-demo` starts without demonstration data
 * @throws ConfigError with one line for each wrong variable
 */
export function readConfig(env: Environment, flags: readonly string[] = []): Config {
  const variables = readVariables(serverVariables, env);
  const { values } = variables;
  const production = values.NODE_ENV === "production";
  const publicUrl = values.PUBLIC_URL ?? new URL(`http://localhost:${values.PORT}`);
  const demoOrigin = demoOriginAt(values.PRACTICE_PRODUCT_URL);
  const kioskUrl = values.KIOSK_URL ?? `${demoOrigin}/kiosk/${kioskPlaceholder}`;
  const inEarnest = production || !isLocal(publicUrl.hostname);
  const isWithoutDemo = flags.includes("--no-demo");
  const config = {
    production,
    inEarnest,
    port: values.PORT,
    host: values.HOST ?? (production ? "0.0.0.0" : "localhost"),
    publicUrl: publicUrl.origin,
    isHttps: publicUrl.protocol === "https:",
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    masterKey: values.MASTER_KEY ?? values.MASTER_KEY_FILE ?? null,
    previousMasterKey: values.MASTER_KEY_PREVIOUS ?? values.MASTER_KEY_PREVIOUS_FILE ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `no-reply@${publicUrl.hostname}`,
    mailProvider: values.MAIL_PROVIDER ?? null,
    mailBounceAddress: values.MAIL_BOUNCE_ADDRESS ?? null,
    mailCallbackSecret: values.MAIL_CALLBACK_SECRET ?? null,
    mailCallbackTopic: values.MAIL_CALLBACK_TOPIC ?? null,
    dkim: dkimOf(values),
    sms: smsConfig(values, publicUrl.origin),
    whatsapp: whatsAppConfig(values),
    backEnds: forEachName(realms, (realm) => values[nameOf(realm, "API_URL")]?.href ?? null),
    products: forEachName(loginProducts, (product) => {
      const own = values[nameOf(product, "PRODUCT_URL")];
      const { href, origin } = own ?? new URL(product, demoOrigin);
      return { startUrl: href, origin };
    }),
    openid: values.OPENID === "on",
    singleSignOn: values.SINGLE_SIGN_ON,
    twoPerson: values.TWO_PERSON === "on",
    secondFactor: values.SECOND_FACTOR,
    kiosk: { urlTemplate: kioskUrl, origin: new URL(kioskUrl).origin },
    trustProxy: values.TRUST_PROXY,
    webhookNetworks: [...values.WEBHOOK_NETWORKS, ...(inEarnest ? [] : loopback)],
    auditNetwork: values.AUDIT_NETWORK,
    lastLogins: values.LAST_LOGINS === "on",
    languages: values.LANGUAGES ?? (inEarnest ? [firstLanguage] : wholeLanguages()),
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    logLevel: values.LOG_LEVEL,
    metricsListen: values.METRICS_LISTEN ?? null,
    console: consoleOf(values),
    traces: tracesOf(values),
    analyticsUrl: values.ANALYTICS_URL?.href ?? null,
    contactTo: values.CONTACT_TO ?? null,
    argon2: { memoryKiB: values.ARGON2_MEMORY_KIB, iterations: values.ARGON2_ITERATIONS },
    weakHashesUntil: values.WEAK_HASHES_UNTIL ?? null,
    commonPasswords: values.COMMON_PASSWORDS === "on",
    limits: values.LIMITS,
    networks: values.NETWORKS,
    ...readDemonstration(variables, { publicUrl, production, isWithoutDemo }),
  };
  checkTogether(variables, { production, inEarnest, publicUrl: config.publicUrl });
  variables.finish();
  const unknown = unknownVariables(env, knownVariables);
  return { ...config, warnings: [...warningsOf(config, variables), ...unknown] };
}

function dkimOf({
  DKIM_SELECTOR: selector,
  DKIM_KEY_FILE: keyFile,
}: z.output<typeof serverVariables>) {
  return selector === undefined || keyFile === undefined ? null : { selector, keyFile };
}

function tracesOf(values: z.output<typeof serverVariables>): Config["traces"] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } =
    values;
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: share } = values;
  return endpoint === undefined ? null : { endpoint, headers, serviceName, share };
}

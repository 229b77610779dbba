import { forEachName, loginProducts, realms } from "@frontdoor/contract/products.ts";
import { firstLanguage, wholeLanguages } from "@frontdoor/words/languages.ts";
import type * as z from "zod/mini";
import { isLocal } from "./config-network.ts";
import { type Environment, readVariables } from "./config-reader.ts";
import { checkTogether, type ServerVariables } from "./config-rules.ts";
import { kioskPlaceholder, knownVariables, nameOf, serverVariables } from "./config-variables.ts";
import { warningsOf } from "./config-warnings.ts";
import { demoOriginAt } from "./demo-origin.ts";
import { readDemonstration } from "./demonstration-config.ts";
import { smsConfig } from "./sms-settings.ts";
import { unknownVariables } from "./unknown-variables.ts";
import { whatsAppConfig } from "./whatsapp-settings.ts";

/** The operator's interface, read and checked (`.env.example` lists the variables). */
export type Config = ReturnType<typeof settled> & {
  /** Lines for the log: what works but is seldom meant. */
  warnings: string[];
};
export type ConsoleConfig = NonNullable<Config["console"]>;
type Values = z.output<typeof serverVariables>;

const loopback = ["127.0.0.0/8", "::1"];

/**
 * Reads the configuration of the server from the environment that `main.ts` hands it.
 * @param flags the command line: `--no-demo` starts without demonstration data
 * @throws ConfigError with one line for each wrong variable
 */
export function readConfig(env: Environment, flags: readonly string[] = []): Config {
  const variables = readVariables(serverVariables, env);
  const config = settled(variables, flags.includes("--no-demo"));
  checkTogether(variables, config);
  variables.finish();
  const unknown = unknownVariables(env, knownVariables);
  return { ...config, warnings: [...warningsOf(config, variables), ...unknown] };
}

/** What the variables come to, whether they go together or not. */
function settled(variables: ServerVariables, isWithoutDemo: boolean) {
  const { values } = variables;
  const production = values.NODE_ENV === "production";
  const publicUrl = values.PUBLIC_URL ?? new URL(`http://localhost:${values.PORT}`);
  const demoOrigin = demoOriginAt(values.PRACTICE_PRODUCT_URL);
  const kioskUrl = values.KIOSK_URL ?? `${demoOrigin}/kiosk/${kioskPlaceholder}`;
  const inEarnest = production || !isLocal(publicUrl.hostname);
  return {
    production,
    /** Whether people rely on it: in production, or at an address that is not this machine's. */
    inEarnest,
    port: values.PORT,
    host: values.HOST ?? (production ? "0.0.0.0" : "localhost"),
    /** Origin of every link in mails and of our own `location`s, e.g. `https://example.org`. */
    publicUrl: publicUrl.origin,
    isHttps: publicUrl.protocol === "https:",
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    /** A replica for what may be some seconds old; null: the primary is read. */
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    masterKey: values.MASTER_KEY ?? values.MASTER_KEY_FILE ?? null,
    previousMasterKey: values.MASTER_KEY_PREVIOUS ?? values.MASTER_KEY_PREVIOUS_FILE ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `no-reply@${publicUrl.hostname}`,
    /** Whose server `smtpUrl` is, where it is one that tells what became of a mail. */
    mailProvider: values.MAIL_PROVIDER ?? null,
    /** Where bounces go that come as mails, and are handed to us from there; null: they are not read. */
    mailBounceAddress: values.MAIL_BOUNCE_ADDRESS ?? null,
    /** What its callbacks show, or the key of their signatures; null: they are not taken. */
    mailCallbackSecret: values.MAIL_CALLBACK_SECRET ?? null,
    /** The topic of SNS that calls back; null for other providers. */
    mailCallbackTopic: values.MAIL_CALLBACK_TOPIC ?? null,
    /** The name and the file of the key that mails are signed with here; null: the mail server signs them, or nobody. */
    dkim: dkimOf(values),
    /** How SMS leave; null where they do not. */
    sms: smsConfig(values, publicUrl.origin),
    /** How codes go by WhatsApp; null where they do not. */
    whatsapp: whatsAppConfig(values),
    /** Base addresses of other back ends that answer in place of our own. */
    backEnds: forEachName(realms, (realm) => values[nameOf(realm, "API_URL")]?.href ?? null),
    products: forEachName(loginProducts, (product) => {
      const own = values[nameOf(product, "PRODUCT_URL")];
      const { href, origin } = own ?? new URL(product, demoOrigin);
      /** Where a person who signed in is sent; the hand-off code is added to its query. */
      return { startUrl: href, origin };
    }),
    /** Whether products may plug in by OpenID Connect. */
    openid: values.OPENID === "on",
    /** Whether people may stay signed in on a device, for every client of OpenID Connect. */
    singleSignOn: values.SINGLE_SIGN_ON,
    /** Whether calls that can do harm need two owners. */
    twoPerson: values.TWO_PERSON === "on",
    /** What is asked of accounts beside the password. */
    secondFactor: values.SECOND_FACTOR,
    /** `{practiceId}` stands for the practice. */
    kiosk: { urlTemplate: kioskUrl, origin: new URL(kioskUrl).origin },
    /** What Fastify calls `trustProxy`: no proxy, how many, or which addresses. */
    trustProxy: values.TRUST_PROXY,
    /** The networks beside the public ones that webhooks and log-outs of clients may be posted to. */
    webhookNetworks: [...values.WEBHOOK_NETWORKS, ...(inEarnest ? [] : loopback)],
    /** Whether the audit keeps the whole address of whoever failed to log in, or its network. */
    auditNetwork: values.AUDIT_NETWORK,
    /** Whether logins keep their network, and support sees the last ones of a person. */
    lastLogins: values.LAST_LOGINS === "on",
    /** The languages that people are offered; English is always one of them. */
    languages: values.LANGUAGES ?? (inEarnest ? [firstLanguage] : wholeLanguages()),
    /** How long a stopping process goes on serving after it told balancers that it stops. */
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    logLevel: values.LOG_LEVEL,
    /** Where the metrics are told; null: at the front door itself, to this machine alone. */
    metricsListen: values.METRICS_LISTEN ?? null,
    /** The console of staff; null: there is none anywhere. */
    console: consoleOf(values),
    /** Where traces are told; null: nowhere. */
    traces: tracesOf(values),
    analyticsUrl: values.ANALYTICS_URL?.href ?? null,
    /** Where contact requests go; null means the brand's contact address. */
    contactTo: values.CONTACT_TO ?? null,
    argon2: { memoryKiB: values.ARGON2_MEMORY_KIB, iterations: values.ARGON2_ITERATIONS },
    /** From when on weak hashes of other systems let nobody in; null: none comes in at all. */
    weakHashesUntil: values.WEAK_HASHES_UNTIL ?? null,
    /** Whether passwords of the common list are refused (SEC-B3). */
    commonPasswords: values.COMMON_PASSWORDS === "on",
    /** Overrides of the documented limits, by name. */
    limits: values.LIMITS,
    /** Limits of the addresses in networks that the operator names, by network (CIDR) and name. */
    networks: values.NETWORKS,
    ...readDemonstration(variables, { publicUrl, production, isWithoutDemo }),
  };
}

function dkimOf({ DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile }: Values) {
  return selector === undefined || keyFile === undefined ? null : { selector, keyFile };
}

/** The console, where one of its variables is set. Where it listens alone, people are on this machine. */
function consoleOf({ STAFF_LISTEN: listen, STAFF_URL }: Values) {
  if (listen === undefined && STAFF_URL === undefined) return null;
  const url = STAFF_URL ?? new URL(`http://localhost:${listen?.port}`);
  return {
    /** The origin that people use. */
    url: url.origin,
    isHttps: url.protocol === "https:",
    /** Where it listens; null where it shares the address of the site, because the operator said so. */
    listen: listen ?? null,
  };
}

function tracesOf(values: Values) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } =
    values;
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: share } = values;
  return endpoint === undefined ? null : { endpoint, headers, serviceName, share };
}

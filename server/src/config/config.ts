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
import { quotedVariables, unknownVariables } from "./unknown-variables.ts";
import { whatsAppConfig } from "./whatsapp-settings.ts";

/** The operator's interface, read and checked (`.env.example` lists the variables). */
export type Config = ReturnType<typeof settled> & {
  /** Lines for the log: settings that work but are seldom intended. */
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
  const written = [unknownVariables, quotedVariables].flatMap((of) => of(env, knownVariables));
  return { ...config, warnings: [...warningsOf(config, variables), ...written] };
}

/** The configuration of the variables, before they are checked together. */
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
    /** A replica for reads that may be some seconds old; null: the primary is read. */
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    masterKey: values.MASTER_KEY ?? values.MASTER_KEY_FILE ?? null,
    previousMasterKey: values.MASTER_KEY_PREVIOUS ?? values.MASTER_KEY_PREVIOUS_FILE ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `no-reply@${publicUrl.hostname}`,
    /** The provider of `smtpUrl`, where it is one that sends receipts. */
    mailProvider: values.MAIL_PROVIDER ?? null,
    /** The address for bounces that come as mails and are passed on to us; null: they are not read. */
    mailBounceAddress: values.MAIL_BOUNCE_ADDRESS ?? null,
    /** The secret of its callbacks, or the key of their signatures; null: they are refused. */
    mailCallbackSecret: values.MAIL_CALLBACK_SECRET ?? null,
    /** The topic of SNS that calls back; null for other providers. */
    mailCallbackTopic: values.MAIL_CALLBACK_TOPIC ?? null,
    /** The name and the file of the key that mails are signed with here; null: the mail server signs them, or nobody. */
    dkim: dkimOf(values),
    /** How SMS are sent; null where they are not. */
    sms: smsConfig(values, publicUrl.origin),
    /** How codes are sent by WhatsApp; null where they are not. */
    whatsapp: whatsAppConfig(values),
    /** Base addresses of other back ends that replace our own. */
    backEnds: forEachName(realms, (realm) => values[nameOf(realm, "API_URL")]?.href ?? null),
    products: forEachName(loginProducts, (product) => {
      const own = values[nameOf(product, "PRODUCT_URL")];
      const { href, origin } = own ?? new URL(product, demoOrigin);
      /** The redirect address after a login; the hand-off code is added to its query. */
      return { startUrl: href, origin };
    }),
    /** Whether products may plug in by OpenID Connect. */
    openid: values.OPENID === "on",
    /** Whether people may stay signed in on a device, for every client of OpenID Connect. */
    singleSignOn: values.SINGLE_SIGN_ON,
    /** Whether calls that can do harm need two owners. */
    twoPerson: values.TWO_PERSON === "on",
    /** The two-step verification that accounts need beside the password. */
    secondFactor: values.SECOND_FACTOR,
    /** `{practiceId}` stands for the practice. */
    kiosk: { urlTemplate: kioskUrl, origin: new URL(kioskUrl).origin },
    /** Fastify's `trustProxy`: no proxy, how many, or which addresses. */
    trustProxy: values.TRUST_PROXY,
    /** The private networks that webhooks and logout tokens may be posted to. */
    webhookNetworks: [...values.WEBHOOK_NETWORKS, ...(inEarnest ? [] : loopback)],
    /** Whether the audit keeps the whole address of whoever failed to log in, or its network. */
    auditNetwork: values.AUDIT_NETWORK,
    /** Whether logins keep their network, and support sees the last ones of a person. */
    lastLogins: values.LAST_LOGINS === "on",
    /** The languages that people are offered; English is always one of them. */
    languages: values.LANGUAGES ?? (inEarnest ? [firstLanguage] : wholeLanguages()),
    /** How long a stopping process goes on serving after it told load balancers that it stops. */
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    logLevel: values.LOG_LEVEL,
    /** Where metrics are served; null: at the front door itself, to this machine only. */
    metricsListen: values.METRICS_LISTEN ?? null,
    /** The console of staff; null: there is none anywhere. */
    console: consoleOf(values),
    /** Where traces are exported; null: nowhere. */
    traces: tracesOf(values),
    analyticsUrl: values.ANALYTICS_URL?.href ?? null,
    /** Where contact requests go; null means the brand's contact address. */
    contactTo: values.CONTACT_TO ?? null,
    argon2: { memoryKiB: values.ARGON2_MEMORY_KIB, iterations: values.ARGON2_ITERATIONS },
    /** The day from which weak hashes of other systems no longer work; null: none are imported. */
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

/** The console, where one of its variables is set. Where only its listener is set, it is for this machine. */
function consoleOf({ STAFF_LISTEN: listen, STAFF_URL }: Values) {
  if (listen === undefined && STAFF_URL === undefined) return null;
  const url = STAFF_URL ?? new URL(`http://localhost:${listen?.port}`);
  return {
    /** The origin that people use. */
    url: url.origin,
    isHttps: url.protocol === "https:",
    /** Its listener; null where the operator chose that it shares the site's address. */
    listen: listen ?? null,
  };
}

function tracesOf(values: Values) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } =
    values;
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: share } = values;
  return endpoint === undefined ? null : { endpoint, headers, serviceName, share };
}

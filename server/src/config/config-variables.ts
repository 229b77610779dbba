import { loginProducts, realms } from "@frontdoor/contract/products.ts";
import * as z from "zod/mini";
import { cheapestCost } from "../platform/hashing/hash-cost.ts";
import { mailProviderNames } from "../platform/mail/receipts/receipts-of.ts";
import * as is from "./config-kinds.ts";
import { smsVariables } from "./sms-settings.ts";
import { whatsAppVariables } from "./whatsapp-settings.ts";

/** The placeholder for the practice in `KIOSK_URL`. */
export const kioskPlaceholder = "{practiceId}";
const kioskExample = `https://kiosk.example.org/practice/${kioskPlaceholder}`;

const port = z._default(is.wholeNumber({ min: 1, max: 65_535, like: 3000 }), 3000);
const dataDir = z._default(is.text, "./data");
const databaseUrl = z.optional(
  is.address(/^postgres(ql)?$/, "postgres://user:password@host:5432/frontdoor"),
);

/**
 * Every variable that the server reads, in the order of `.env.example`: its allowed values, the message for others, and
 * its default. A default that depends on other variables is in `config.ts`.
 */
export const serverVariables = z.object({
  PORT: port,
  HOST: z.optional(is.text),
  PUBLIC_URL: z.optional(
    is
      .webAddress("https://www.example.org")
      .check(z.refine(isOrigin, "write protocol, host and port only, without a path")),
  ),
  NODE_ENV: z.optional(is.text),
  DEMO_DATA: z.optional(is.onOrOff),
  DEMO_PRODUCT: z.optional(is.onOrOff),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  MASTER_KEY: z.optional(is.key),
  MASTER_KEY_FILE: z.optional(is.keyFile),
  MASTER_KEY_PREVIOUS: z.optional(is.key),
  MASTER_KEY_PREVIOUS_FILE: z.optional(is.keyFile),
  SMTP_URL: z.optional(is.mailServer),
  MAIL_FROM: z.optional(is.mailAddress),
  MAIL_PROVIDER: z.optional(is.oneOf(mailProviderNames)),
  MAIL_BOUNCE_ADDRESS: z.optional(is.bounceAddress),
  MAIL_CALLBACK_SECRET: z.optional(is.text),
  MAIL_CALLBACK_TOPIC: z.optional(
    is.text.check(
      z.regex(
        /^arn:aws[a-z-]*:sns:[a-z\d-]+:\d{12}:[\w-]{1,256}$/,
        "write the ARN of the topic, such as arn:aws:sns:eu-west-1:123456789012:mails",
      ),
    ),
  ),
  DKIM_SELECTOR: z.optional(
    is.text.check(
      z.regex(/^[a-z\d](?:[a-z\d.-]{0,61}[a-z\d])?$/i, "write a name such as mail2026"),
    ),
  ),
  DKIM_KEY_FILE: z.optional(is.text),
  INBOX: z.optional(is.onOrOff),
  CONTACT_TO: z.optional(is.mailAddress),
  ...smsVariables,
  ...whatsAppVariables,
  ...ofEach(realms, "API_URL", () => z.optional(is.askedAddress("https://api.example.org"))),
  ...ofEach(loginProducts, "PRODUCT_URL", () =>
    z.optional(is.webAddress("https://app.example.org/start")),
  ),
  KIOSK_URL: z.optional(
    is.writtenWebAddress(kioskExample).check(
      z.includes(kioskPlaceholder, {
        error: `write ${kioskPlaceholder} where the practice belongs: ${kioskExample}`,
      }),
    ),
  ),
  OPENID: z._default(is.onOrOff, "on"),
  SINGLE_SIGN_ON: z._default(is.oneOf(["off", "optional"]), "off"),
  TWO_PERSON: z._default(is.onOrOff, "off"),
  SECOND_FACTOR: z._default(is.secondFactor, { usual: "optional", exceptions: {} }),
  TRUST_PROXY: z._default(is.trustedProxies, false),
  WEBHOOK_NETWORKS: z._default(is.ownNetworks, []),
  AUDIT_NETWORK: z._default(is.oneOf(["truncated", "whole"]), "truncated"),
  LAST_LOGINS: z._default(is.onOrOff, "off"),
  DRAIN_SECONDS: z.optional(is.wholeNumber({ min: 0, max: 300, like: 5 })),
  LOG_LEVEL: z._default(
    is.oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    "info",
  ),
  METRICS_LISTEN: z.optional(is.listenPlace),
  STAFF_LISTEN: z.optional(is.listenPlace),
  STAFF_URL: z.optional(
    is
      .webAddress("https://staff.example.org")
      .check(z.refine(isOrigin, "write protocol, host and port only, without a path")),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(is.address(/^https?$/, "http://localhost:4318")),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(is.headerList),
  OTEL_SERVICE_NAME: z._default(is.text, "frontdoor"),
  OTEL_TRACES_SAMPLER_ARG: z._default(is.share, 1),
  LANGUAGES: z.optional(is.languageList),
  ANALYTICS_URL: z.optional(is.webAddress("https://stats.example.org/e")),
  ARGON2_MEMORY_KIB: z._default(
    is.wholeNumber({ min: 64, max: 1_048_576, like: cheapestCost.memoryKiB }),
    cheapestCost.memoryKiB,
  ),
  ARGON2_ITERATIONS: z._default(
    is.wholeNumber({ min: 1, max: 20, like: cheapestCost.iterations }),
    cheapestCost.iterations,
  ),
  WEAK_HASHES_UNTIL: z.optional(is.day),
  COMMON_PASSWORDS: z._default(is.onOrOff, "on"),
  LIMITS: z._default(
    is.json(
      is.limitTable,
      'write JSON such as {"signUpByAddress":{"perHour":50}}, numbers above 0',
    ),
    {},
  ),
  NETWORKS: z._default(
    is.json(
      z.record(z.string(), is.limitTable),
      'write JSON such as {"196.21.0.0/16":{"signUpByAddress":{"perHour":400}}}, numbers above 0',
    ),
    {},
  ),
});

/** Every variable that the operator's command reads; the last two are its own. */
export const commandVariables = z.object({
  PORT: port,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  FRONTDOOR_URL: z.optional(is.askedAddress("https://www.example.org")),
  FRONTDOOR_KEY: z.optional(is.text),
});

/** Every name that any part of the front door reads. */
export const knownVariables: readonly string[] = [
  ...Object.keys(serverVariables.shape),
  ...Object.keys(commandVariables.shape),
];

type NameOf<Each extends string, Suffix extends string> = `${Uppercase<Each>}_${Suffix}`;

/** The name of the variable of one realm or product, e.g. `PRACTICE_API_URL`. */
export function nameOf<Each extends string, Suffix extends string>(each: Each, suffix: Suffix) {
  return `${each.toUpperCase()}_${suffix}` as NameOf<Each, Suffix>;
}

/** A variable for each realm or product. */
function ofEach<Each extends string, Suffix extends string, Kind>(
  names: readonly Each[],
  suffix: Suffix,
  kindOf: (name: Each) => Kind,
) {
  const entries = names.map((name) => [nameOf(name, suffix), kindOf(name)]);
  return Object.fromEntries(entries) as Record<NameOf<Each, Suffix>, Kind>;
}

function isOrigin(url: URL): boolean {
  return url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
}

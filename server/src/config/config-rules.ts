import { isEnough, leastCosts } from "../platform/hashing/hash-cost.ts";
import { makeKeyCommand } from "../platform/keys/master-key.ts";
import { keyOf } from "../platform/mail/receipts/sendgrid.ts";
import { sharedSecret } from "./config-kinds.ts";
import { staysHere } from "./config-network.ts";
import type { Variables } from "./config-reader.ts";
import type { serverVariables } from "./config-variables.ts";
import { checkSms } from "./sms-settings.ts";
import { checkWhatsApp } from "./whatsapp-settings.ts";

export type ServerVariables = Variables<typeof serverVariables>;

/**
 * Adds the errors that depend on several variables.
 * @param production whether NODE_ENV says so
 * @param inEarnest whether people rely on this installation
 */
export function checkTogether(
  variables: ServerVariables,
  {
    production,
    inEarnest,
    publicUrl,
  }: { production: boolean; inEarnest: boolean; publicUrl: string },
): void {
  checkEmpty(variables, production);
  if (production) checkAddress(variables);
  checkKeys(variables);
  checkMail(variables);
  checkSms(variables);
  checkWhatsApp(variables, variables.isSet("SMS_PROVIDER") || variables.isSet("SMS_URL"));
  checkTraces(variables);
  checkConsole(variables, { inEarnest, publicUrl });
  if (inEarnest) checkCost(variables);
}

/** Without these an installation of another kind would start in production, and nobody would notice. */
const neverEmpty = ["DATABASE_URL", "MASTER_KEY", "SMTP_URL", "SMS_URL", "SMS_TOKEN"] as const;

function checkEmpty({ isEmpty, wrong }: ServerVariables, production: boolean): void {
  for (const name of production ? neverEmpty : (["SMS_TOKEN"] as const)) {
    if (isEmpty(name)) wrong(name, "is set to nothing: write its value, or leave it out");
  }
}

/** Links in mails, cookies and the origin check all use it. */
function checkAddress({ isSet, wrong }: ServerVariables): void {
  if (isSet("PUBLIC_URL")) return;
  wrong("PUBLIC_URL", "needed in production: the address that people use, https://www.example.org");
}

function checkKeys({ isSet, wrong }: ServerVariables): void {
  if (isSet("DATABASE_READ_URL") && !isSet("DATABASE_URL")) {
    wrong("DATABASE_READ_URL", "needs DATABASE_URL, of the server that it follows");
  }
  if (isSet("DATABASE_URL") && !isSet("MASTER_KEY") && !isSet("MASTER_KEY_FILE")) {
    wrong(
      "MASTER_KEY",
      `needed with DATABASE_URL, the same in every process; make one with: ${makeKeyCommand}`,
    );
  }
  for (const name of ["MASTER_KEY", "MASTER_KEY_PREVIOUS"] as const) {
    const file = `${name}_FILE` as const;
    if (isSet(name) && isSet(file)) wrong(name, `set it or ${file}, not both`);
  }
}

/** Receipts are parsed by their provider, and each of the four providers authenticates in its own way. */
function checkMail({ values, isSet, wrong }: ServerVariables): void {
  const { MAIL_PROVIDER: provider, MAIL_CALLBACK_SECRET: secret } = values;
  const bounces = isSet("MAIL_BOUNCE_ADDRESS");
  if (bounces && provider !== undefined) {
    wrong("MAIL_BOUNCE_ADDRESS", `leave it out: ${provider} reads bounces by itself`);
  } else if (bounces && !isSet("SMTP_URL")) {
    wrong("MAIL_BOUNCE_ADDRESS", "needs SMTP_URL");
  } else if (bounces && secret === undefined) {
    wrong("MAIL_CALLBACK_SECRET", "needed with MAIL_BOUNCE_ADDRESS: openssl rand -hex 20");
  }
  for (const [one, other] of [
    ["MAIL_PROVIDER", "SMTP_URL"],
    ["DKIM_SELECTOR", "DKIM_KEY_FILE"],
    ["DKIM_KEY_FILE", "DKIM_SELECTOR"],
  ] as const) {
    if (isSet(one) && !isSet(other)) wrong(one, `needs ${other}`);
  }
  if (isSet("MAIL_CALLBACK_TOPIC") && provider !== "ses") {
    wrong("MAIL_CALLBACK_TOPIC", "is for MAIL_PROVIDER=ses alone");
  }
  if (secret === undefined) return;
  if (provider === "ses" && !isSet("MAIL_CALLBACK_TOPIC")) {
    wrong("MAIL_CALLBACK_SECRET", "needs MAIL_CALLBACK_TOPIC: anybody has topics of SNS");
  }
  if (provider === undefined && !bounces) {
    wrong("MAIL_CALLBACK_SECRET", "needs MAIL_PROVIDER or MAIL_BOUNCE_ADDRESS");
  } else if (provider === "sendgrid" && keyOf(secret) === null) {
    wrong("MAIL_CALLBACK_SECRET", "write the verification key that SendGrid shows");
  } else if (secret.length < sharedSecret.least) {
    wrong("MAIL_CALLBACK_SECRET", sharedSecret.wrong);
  }
}

/** The headers for a collector contain a secret. */
function checkTraces({ values, isSet, wrong }: ServerVariables): void {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  if (endpoint === undefined || !isSet("OTEL_EXPORTER_OTLP_HEADERS")) return;
  const { protocol, hostname } = new URL(endpoint);
  if (protocol === "https:" || staysHere(hostname)) return;
  wrong(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "begin it with https://, or leave OTEL_EXPORTER_OTLP_HEADERS out",
  );
}

/** Without a listener of its own the console is at the site's address only where `STAFF_URL` is exactly that. */
function checkConsole(
  { values, isSet, wrong }: ServerVariables,
  { inEarnest, publicUrl }: { inEarnest: boolean; publicUrl: string },
): void {
  const isShared = values.STAFF_URL?.origin === publicUrl;
  if (isSet("STAFF_LISTEN") && !isSet("STAFF_URL") && inEarnest) {
    wrong("STAFF_LISTEN", "needs STAFF_URL, the address that staff use: https://staff.example.org");
  }
  if (values.STAFF_LISTEN?.port === values.PORT) {
    wrong("STAFF_LISTEN", `give the console another port than PORT, ${values.PORT}`);
  }
  if (isSet("STAFF_LISTEN") && isShared) {
    wrong("STAFF_URL", "give the console an address of its own, or leave STAFF_LISTEN out");
  }
  if (isSet("STAFF_URL") && !isSet("STAFF_LISTEN") && !isShared) {
    wrong(
      "STAFF_URL",
      "needs STAFF_LISTEN, where the console listens: 127.0.0.1:3002; or write PUBLIC_URL's address, which shows it to everybody",
    );
  }
}

/** People's passwords are never hashed below OWASP's minimum (SEC-B7); a test's may be. */
function checkCost({ values, wrong }: ServerVariables): void {
  const { ARGON2_MEMORY_KIB: memoryKiB, ARGON2_ITERATIONS: iterations } = values;
  if (isEnough({ memoryKiB, iterations })) return;
  const pairs = leastCosts.map((least) => `${least.memoryKiB} with ${least.iterations}`);
  wrong(
    "ARGON2_MEMORY_KIB",
    `${memoryKiB} with ARGON2_ITERATIONS=${iterations} is less than a password needs (OWASP); write at least ${pairs.join(" or ")}, or leave both out`,
  );
}

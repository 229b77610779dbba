import type { Config } from "../../config/config.ts";
import { mailSettings } from "../../config/mail-settings.ts";
import { knockAtMailServer } from "../../platform/mail/try-mail.ts";
import { type SmsCredit, smsAddress, smsCredit } from "../../platform/sms/sms-credit.ts";
import type { SmsSettings } from "../../platform/sms/sms-transport.ts";
import { type Finding, findingsOf, wordsOf } from "./finding.ts";

const gatewayMilliseconds = 10_000;
const ofSms = findingsOf("sms");

/** Whether the mail server accepts a connection, encryption and the login; no mail is sent. */
export async function checkMail(config: Config): Promise<Finding> {
  const { smtpUrl, production } = config;
  const { ok, warn, fail } = findingsOf("mail");
  if (smtpUrl === null) {
    return production
      ? warn("SMTP_URL is not set: mails wait and reach nobody.", "Set SMTP_URL and MAIL_FROM.")
      : ok("SMTP_URL is not set: mails are captured.");
  }
  // The key that signs mails has a check of its own.
  const settings = mailSettings(smtpUrl, { ...config, dkim: null });
  const { host } = new URL(smtpUrl);
  try {
    await knockAtMailServer(settings);
    return ok(`${host} takes us. frontdoor mail test <address> sends a mail.`);
  } catch (error) {
    return fail(`${host} does not take us: ${wordsOf(error)}`, remedyOf(error));
  }
}

function remedyOf(error: unknown): string {
  if (isOfPrivateAuthority(error)) {
    return "Name the file with its authority's certificate in NODE_EXTRA_CA_CERTS, for the server and for this command.";
  }
  switch (Reflect.get(Object(error), "code")) {
    case "EAUTH":
      return "Mend user and password in SMTP_URL; special characters are percent-encoded there.";
    case "ETLS":
      return "The server must offer STARTTLS with a valid certificate; or use smtps:// with port 465.";
    case "EDNS":
      return "Mend the host in SMTP_URL, or the resolver of this machine.";
    default:
      return "Look at host and port in SMTP_URL, whether it runs, and at the firewall between.";
  }
}

/** Whether the certificate was signed by an authority that this machine does not know. */
function isOfPrivateAuthority(error: unknown): boolean {
  return /self[- ]signed certificate|unable to (?:verify the first|get (?:local )?issuer) certificate/i.test(
    wordsOf(error),
  );
}

/**
 * Whether the SMS providers respond: each gets a HEAD request, which sends no message, and is asked for its credit
 * where it has a call for that.
 * @returns the current time of the first too, computed from its response
 */
export async function checkSms({
  sms,
}: Pick<Config, "sms">): Promise<{ findings: Finding[]; clock: Date | null }> {
  if (sms === null) {
    return {
      findings: [ofSms.ok("No SMS are sent: codes go by mail, or are captured.")],
      clock: null,
    };
  }
  const first = await checkProvider(sms);
  const second = sms.fallback === null ? [] : [(await checkProvider(sms.fallback)).finding];
  const { finding, ahead } = first;
  const clock = ahead === null ? null : new Date(Date.now() + ahead);
  return { findings: [finding, ...second], clock };
}

/** With the milliseconds that its clock is ahead of ours; null where it tells no time. */
async function checkProvider(
  settings: SmsSettings,
): Promise<{ finding: Finding; ahead: number | null }> {
  const address = smsAddress(settings);
  const { host } = new URL(address);
  try {
    const signal = AbortSignal.timeout(gatewayMilliseconds);
    const greeting: RequestInit = { method: "HEAD", redirect: "manual", signal };
    const { status, headers } = await fetch(address, greeting);
    const ahead = Date.parse(headers.get("date") ?? "") - Date.now();
    const finding =
      status < 500
        ? ofCredit(`${host} answers (${status}).`, await smsCredit(settings))
        : ofSms.fail(`${host} answers ${status}.`, "Ask whoever runs it.");
    return { finding, ahead: Number.isNaN(ahead) ? null : ahead };
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const found = `${host} does not answer: ${wordsOf(cause)}`;
    return {
      finding: ofSms.fail(found, "Look at SMS_URL and at the firewall between."),
      ahead: null,
    };
  }
}

function ofCredit(answers: string, { left, isRefused }: SmsCredit): Finding {
  const { ok, warn, fail } = ofSms;
  if (isRefused) {
    const remedy = "Look at the account and the token of the provider: SMS_ACCOUNT, SMS_TOKEN.";
    return fail(`${answers} It refuses the account.`, remedy);
  }
  if (left === null) return ok(`${answers} frontdoor sms test <number> sends one.`);
  const found = `${answers} Credit: ${left}.`;
  return Number(/-?\d[\d.]*/.exec(left)?.[0]) <= 0
    ? warn(found, "Buy credit, unless the account is paid afterwards: SMS wait without it.")
    : ok(`${found} frontdoor sms test <number> sends one.`);
}

/** Whether WhatsApp accepts the number and the token; nothing is sent. No finding where no codes are sent by it. */
export async function checkWhatsApp({ whatsapp }: Config): Promise<Finding[]> {
  const { ok, warn, fail } = findingsOf("whatsapp");
  if (whatsapp === null) return [];
  const { host } = new URL(smsAddress(whatsapp));
  const { left: number } = await smsCredit(whatsapp);
  if (number === null) {
    const remedy =
      "Look at WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_ACCESS_TOKEN and the firewall between.";
    return [fail(`${host} does not tell of the number.`, remedy)];
  }
  const found = `${host} knows ${number}. frontdoor whatsapp test <number> sends a code.`;
  if (whatsapp.webhooks !== null) return [ok(found)];
  return [
    warn(
      `${found} Nobody learns whether it arrived.`,
      "Set WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN.",
    ),
  ];
}

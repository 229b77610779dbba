import type { Config } from "../../config/config.ts";
import { mailSettings } from "../../config/mail-settings.ts";
import { knockAtMailServer } from "../../platform/mail/try-mail.ts";
import { smsAddress, smsCredit } from "../../platform/sms/sms-credit.ts";
import { type Finding, findingsOf, wordsOf } from "./finding.ts";

const gatewayMilliseconds = 10_000;

/** Whether the mail server takes us: connection, encryption and login, no mail. */
export async function checkMail(config: Config): Promise<Finding> {
  const { smtpUrl, production } = config;
  const { ok, warn, fail } = findingsOf("mail");
  if (smtpUrl === null) {
    return production
      ? warn("SMTP_URL is not set: mails wait and reach nobody.", "Set SMTP_URL and MAIL_FROM.")
      : ok("SMTP_URL is not set: mails are captured.");
  }
  const settings = mailSettings(smtpUrl, config);
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

/** Whether the SMS gateway is there: it is greeted by HEAD, which sends nothing to anybody. */
export async function checkSms({ sms }: Config): Promise<Finding & { date?: string | null }> {
  const { ok, fail } = findingsOf("sms");
  if (sms === null) return ok("No SMS are sent: codes go by mail, or are captured.");
  const address = smsAddress(sms);
  const { host } = new URL(address);
  try {
    const signal = AbortSignal.timeout(gatewayMilliseconds);
    const { status, headers } = await fetch(address, {
      method: "HEAD",
      redirect: "manual",
      signal,
    });
    const date = headers.get("date");
    if (status < 500) {
      const credit = await smsCredit(sms);
      const left = credit === null ? "" : ` Credit: ${credit}.`;
      const words = `${host} answers (${status}).${left} frontdoor sms test <number> sends one.`;
      return { ...ok(words), date };
    }
    return { ...fail(`${host} answers ${status}.`, "Ask whoever runs it."), date };
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return fail(
      `${host} does not answer: ${wordsOf(cause)}`,
      "Look at SMS_URL and at the firewall between.",
    );
  }
}

/** Whether WhatsApp knows the number and the token; nothing is sent. Nothing where no codes go that way. */
export async function checkWhatsApp({ whatsapp }: Config): Promise<Finding[]> {
  const { ok, warn, fail } = findingsOf("whatsapp");
  if (whatsapp === null) return [];
  const { host } = new URL(smsAddress(whatsapp));
  const number = await smsCredit(whatsapp);
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

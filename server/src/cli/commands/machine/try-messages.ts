import { brand } from "@frontdoor/brand/brand.ts";
import type { Config } from "../../../config/config.ts";
import { mailSettings } from "../../../config/mail-settings.ts";
import { systemClock } from "../../../platform/clock.ts";
import { newId } from "../../../platform/ids.ts";
import { sendTrialMail } from "../../../platform/mail/try-mail.ts";
import type { SmsText } from "../../../platform/sms/provider.ts";
import { closedCountry } from "../../../platform/sms/sms-limits.ts";
import { type SmsSettings, sendSms } from "../../../platform/sms/sms-transport.ts";
import type { Command, Given } from "../../command.ts";
import { CommandFailed, UsageError } from "../../command-failed.ts";
import { wordsOf } from "../../doctor/finding.ts";
import { receiptOf, secondsOf, waitOption } from "../../trial-receipt.ts";

/** Commands that send one message by this machine's configured transport, and print the other side's response. */
export const tryMessagesCommands: readonly Command[] = [
  {
    usage: "mail test <address>",
    example: "mail test you@example.org",
    asks: [],
    summary: "Sends one mail by SMTP_URL of this machine and says what the mail server said",
    options: waitOption,
    async run(given, { config }) {
      const to = given.value("address");
      if (!/^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(to))
        throw new UsageError("<address> is one email address, such as you@example.org.");
      const server = config.server();
      const { smtpUrl } = server;
      if (smtpUrl === null) throw new CommandFailed("SMTP_URL is not set: no mail can leave.");
      const subject = `Test mail of ${brand.name}`;
      const text = `Mails of ${brand.name} reach you. Somebody who runs it asked for this one; nothing is to be done.`;
      const seconds = secondsOf(given, server);
      const id = newId(systemClock);
      const mail = { id, to, subject, text };
      const settings = mailSettings(smtpUrl, server);
      const { said, providerId } = await sendTrialMail(settings, mail).catch((error) => {
        throw new CommandFailed(`The mail did not leave: ${wordsOf(error)}`);
      });
      const provider = server.mailProvider ?? "smtp";
      const came = await receiptOf(server, { provider, id, providerId, seconds });
      return { data: { sent: true, said }, text: `The mail server took it: ${said}${came}` };
    },
  },
  {
    usage: "sms test <number>",
    example: "sms test +27821234567",
    asks: [],
    summary: "Sends one SMS by the provider of this machine and says what it said",
    options: waitOption,
    async run(given, { config }) {
      const to = numberIn(given);
      const server = config.server();
      const text = `Test SMS of ${brand.name}. Nothing is to be done.`;
      const unset = "Neither SMS_PROVIDER nor SMS_URL is set: no SMS can leave.";
      const { data, text: told } = await trySms({
        given,
        server,
        settings: server.sms,
        unset,
        message: { to, text },
      });
      const closed = closedCountry(server.sms?.countries ?? null, to);
      const note = `\nPeople's codes do not go there: SMS_COUNTRIES does not name ${closed}.`;
      return { data, text: closed === null ? told : told + note };
    },
  },
  {
    usage: "whatsapp test <number>",
    example: "whatsapp test +27821234567",
    asks: [],
    summary: "Sends the code 000000 by WhatsApp and says what Meta said",
    options: waitOption,
    async run(given, { config }) {
      const to = numberIn(given);
      const server = config.server();
      const message: SmsText = { to, text: "", code: { digits: "000000", language: "en" } };
      const unset = "WHATSAPP_PHONE_NUMBER_ID is not set: no code goes by WhatsApp.";
      return trySms({ given, server, settings: server.whatsapp, unset, message });
    },
  },
];

function numberIn(given: Given): string {
  const to = given.value("number");
  if (/^\+[1-9]\d{6,14}$/.test(to)) return to;
  throw new UsageError("<number> is written as +27821234567.");
}

interface Trial {
  given: Given;
  server: Config;
  settings: SmsSettings | null;
  /** The text where no transport is configured. */
  unset: string;
  message: SmsText;
}

/** Sends a message, prints the response, and waits for its receipt where that was asked for. */
async function trySms({ given, server, settings, unset, message }: Trial) {
  if (settings === null) throw new CommandFailed(unset);
  const { provider } = settings;
  const name = provider === "bearer" ? "The gateway" : provider;
  const seconds = secondsOf(given, server);
  const id = newId(systemClock);
  const { verdict, said } = await sendSms(settings, message, id).catch((error) => {
    throw new CommandFailed(`${name} did not answer: ${wordsOf(error)}`);
  });
  if (verdict.is !== "taken") {
    const why = verdict.because === undefined ? "" : ` (${verdict.because})`;
    throw new CommandFailed(`${name} did not take it${why}: ${said}`);
  }
  const { providerId } = verdict;
  const named = providerId === null ? "" : ` as ${providerId}`;
  const came = await receiptOf(server, { provider, id, providerId, seconds });
  return {
    data: { sent: true, providerId, said },
    text: `${name} took it${named}: ${said}${came}`,
  };
}

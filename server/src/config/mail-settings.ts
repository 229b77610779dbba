import { brand } from "@frontdoor/brand/brand.ts";
import type { MailSettings } from "../platform/mail/mail-transport.ts";
import { isLocal } from "./config-network.ts";

/** How mail leaves by `SMTP_URL`: encrypted, unless the mail server is on this machine (SEC-H16). */
export function mailSettings(
  smtpUrl: string,
  { mailFrom, mailProvider }: { mailFrom: string; mailProvider: MailSettings["provider"] | null },
): MailSettings {
  return {
    smtpUrl,
    from: { name: brand.name, address: mailFrom },
    provider: mailProvider ?? undefined,
    requireTls: !isLocal(new URL(smtpUrl).hostname),
  };
}

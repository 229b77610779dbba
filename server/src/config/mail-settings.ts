import { createPrivateKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { brand } from "@frontdoor/brand/brand.ts";
import { domainOf, type MailSettings } from "../platform/mail/smtp-transport.ts";
import type { Config } from "./config.ts";
import { isLocal } from "./config-network.ts";

/**
 * The settings for mail by `SMTP_URL`: encrypted, unless the mail server is on this machine (SEC-H16).
 * @throws Error in one line when the key of `DKIM_KEY_FILE` cannot be read
 */
export function mailSettings(
  smtpUrl: string,
  { mailFrom, mailProvider, dkim }: Pick<Config, "mailFrom" | "mailProvider" | "dkim">,
): MailSettings {
  return {
    smtpUrl,
    from: { name: brand.name, address: mailFrom },
    provider: mailProvider ?? undefined,
    requireTls: !isLocal(new URL(smtpUrl).hostname),
    ...(dkim !== null && {
      dkim: {
        domainName: domainOf(mailFrom),
        keySelector: dkim.selector,
        privateKey: dkimKey(dkim.keyFile).export({ type: "pkcs8", format: "pem" }).toString(),
      },
    }),
  };
}

/** @throws Error in one line that names the variable */
export function dkimKey(file: string): KeyObject {
  const make = `make one with: openssl genrsa -out ${file} 2048`;
  const text = readKey(file, make);
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === "rsa") return key;
  } catch {
    // The error below says what is wrong.
  }
  throw new Error(`DKIM_KEY_FILE: ${file} holds no RSA key; ${make}`);
}

/** openssl gives a key that root makes to root alone. */
function readKey(file: string, make: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = String(Reflect.get(Object(error), "code"));
    throw new Error(
      `DKIM_KEY_FILE: ${file} cannot be read (${code}): give it to the user of the processes, or ${make}`,
    );
  }
}

import { createPublicKey } from "node:crypto";
import type { Config } from "../../config/config.ts";
import { dkimKey } from "../../config/mail-settings.ts";
import { domainOf } from "../../platform/mail/smtp-transport.ts";
import { type Finding, findingsOf, wordsOf } from "./finding.ts";
import type { Names } from "./names.ts";

const { ok, warn, fail } = findingsOf("DKIM");

/** Compares the DNS record of `DKIM_SELECTOR` with the signing key; no finding where mails are not signed here. */
export async function checkDkim(
  { dkim, mailFrom }: Pick<Config, "dkim" | "mailFrom">,
  names: Pick<Names, "resolveTxt">,
): Promise<Finding[]> {
  if (dkim === null) return [];
  const name = `${dkim.selector}._domainkey.${domainOf(mailFrom)}`;
  let expected: string;
  try {
    const key = createPublicKey(dkimKey(dkim.keyFile));
    expected = key.export({ type: "spki", format: "der" }).toString("base64");
  } catch (error) {
    return [fail("The key of DKIM_KEY_FILE cannot be read.", wordsOf(error))];
  }
  const record = `"v=DKIM1; k=rsa; p=${expected}"`;
  let texts: string[];
  try {
    texts = (await names.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), "code");
    if (code === "ENOTFOUND" || code === "ENODATA") {
      const found = `${name} has no record: signed mails are taken for forged.`;
      return [fail(found, `Add a TXT record ${record}.`)];
    }
    const found = `${name} could not be asked for: ${wordsOf(error)}`;
    return [warn(found, "Look at the resolver of this machine.")];
  }
  const keys = texts.map((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, ""));
  if (keys.includes(expected)) return [ok(`${name} is the key that mails are signed with.`)];
  const found = `${name} is another key: signed mails are taken for forged.`;
  return [fail(found, `Write ${record} there.`)];
}

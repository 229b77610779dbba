import { randomBytes } from "node:crypto";
import { importAccounts } from "@frontdoor/contract/products/accounts.ts";
import { createPracticeInvite, revokeInvite } from "@frontdoor/contract/products/invites.ts";
import { createRemovalRequest } from "@frontdoor/contract/products/removal-requests.ts";
import type { Ask } from "../ask.ts";
import { columns } from "../columns.ts";
import { type Command, CommandFailed } from "../command.ts";
import { noAnswer } from "../request.ts";
import { acceptInvite, registerPerson } from "./demo-person.ts";

export const demoCommands: readonly Command[] = [
  {
    words: ["demo", "links"],
    summary: "Makes links to try: practice invites of each status and the removal of an account",
    values: [],
    options: {},
    async run(_given, { ask, config }) {
      const inbox = await fetch(new URL("/dev/inbox.json", config.url)).catch(() => null);
      if (inbox === null) throw new CommandFailed(noAnswer(config.url));
      if (!inbox.ok) {
        throw new CommandFailed(
          `${config.url} is no demonstration: it shows no captured messages, so nothing invented is added to it.`,
        );
      }
      const links = {
        "invite, SENT": (await invite(ask)).link,
        "invite, ACCEPTED": await acceptedInvite(ask, config.url),
        "invite, REGISTERED": await registeredInvite(ask, config.url),
        "invite, REVOKED": await revokedInvite(ask),
        "removal of a patient's account": await removal(ask),
      };
      return { data: links, text: columns(Object.entries(links)) };
    },
  },
];

const newAddress = () => `demo.${randomBytes(4).toString("hex")}@demo.example`;

/** One that is not mailed shows its code and its link. */
async function invite(ask: Ask, emailAddress = newAddress()) {
  const made = await ask(createPracticeInvite, { body: { emailAddress, send: false } });
  const { id, code = "", link = "" } = made;
  return { id, code, link };
}

/** Of a person who had an account already. */
async function acceptedInvite(ask: Ask, url: string): Promise<string> {
  const emailAddress = newAddress();
  const password = await registerPerson(url, emailAddress);
  const { code, link } = await invite(ask, emailAddress);
  await acceptInvite(url, { username: emailAddress, password }, code);
  return link;
}

async function registeredInvite(ask: Ask, url: string): Promise<string> {
  const emailAddress = newAddress();
  const { code, link } = await invite(ask, emailAddress);
  await registerPerson(url, emailAddress, code);
  return link;
}

async function revokedInvite(ask: Ask): Promise<string> {
  const { id, link } = await invite(ask);
  await ask(revokeInvite, { params: { id } });
  return link;
}

async function removal(ask: Ask): Promise<string> {
  const emailAddress = newAddress();
  const username = emailAddress.split("@")[0] ?? emailAddress;
  const patient = { name: "Naledi", surname: "Khumalo", cellularNumber: "082 000 0000" };
  await ask(importAccounts, { body: { accounts: [{ ...patient, username, emailAddress }] } });
  return (await ask(createRemovalRequest, { body: { username } })).link;
}

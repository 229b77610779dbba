import { importAccounts } from "@frontdoor/contract/products/accounts.ts";
import { createRemovalRequest } from "@frontdoor/contract/products/removal-requests.ts";
import type { Ask } from "../ask.ts";
import { columns } from "../columns.ts";
import type { Command } from "../command.ts";
import { academicResetLink, hodActivation, traineeActivation } from "./demo-academic.ts";
import { readInbox } from "./demo-inbox.ts";
import {
  academicInvite,
  acceptedInvite,
  practiceInvite,
  registeredInvite,
  revokedInvite,
} from "./demo-invites.ts";
import { newAddress, practiceResetLink } from "./demo-person.ts";

export const demoCommands: readonly Command[] = [
  {
    words: ["demo", "links"],
    asks: [
      "createPracticeInvite",
      "createAcademicInvite",
      "revokeInvite",
      "importAccounts",
      "createRemovalRequest",
    ],
    summary:
      "Makes every mailed link worth trying: new passwords, activations, invites, the removal of an account",
    values: [],
    options: {},
    async run(_given, { ask, config }) {
      await readInbox(config.url);
      const made = Object.entries(linksOf(ask, config.url)).map(
        async ([name, link]) => [name, await link] as const,
      );
      const links = await Promise.all(made);
      return { data: Object.fromEntries(links), text: columns(links) };
    },
  },
];

/** All are begun at once: most wait some seconds for a mail. */
function linksOf(ask: Ask, url: string): Record<string, Promise<string>> {
  const linkOf = async (invite: Promise<{ link: string }>) => (await invite).link;
  return {
    "new practice password": practiceResetLink(url),
    "practice invite, SENT": linkOf(practiceInvite(ask)),
    "practice invite, ACCEPTED": acceptedInvite(ask, url),
    "practice invite, REGISTERED": registeredInvite(ask, url),
    "practice invite, REVOKED": revokedInvite(ask),
    "new academic password": academicResetLink(url),
    "activation of a trainee": traineeActivation(url),
    "activation of a head of department": academicInvite(ask, "HOD").then((invite) =>
      hodActivation(url, invite),
    ),
    "academic invite of a trainee": linkOf(academicInvite(ask, "TRAINEE")),
    "academic invite of a supervisor": linkOf(academicInvite(ask, "SUPERVISOR")),
    "academic invite of a head of department": linkOf(academicInvite(ask, "HOD")),
    "removal of a patient's account": removal(ask),
  };
}

async function removal(ask: Ask): Promise<string> {
  const emailAddress = newAddress();
  const username = emailAddress.split("@")[0] ?? emailAddress;
  const patient = { name: "Naledi", surname: "Khumalo", cellularNumber: "082 000 0000" };
  await ask(importAccounts, { body: { accounts: [{ ...patient, username, emailAddress }] } });
  return (await ask(createRemovalRequest, { body: { username } })).link;
}

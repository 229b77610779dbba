import { importAccounts } from "@frontdoor/contract/products/accounts.ts";
import { createRemovalRequest } from "@frontdoor/contract/products/removal-requests.ts";
import type { Ask } from "../../ask.ts";
import type { Command } from "../../command.ts";
import { columns } from "../../rows/columns.ts";
import { academicResetLink, hodActivation, traineeActivation } from "./demo-academic.ts";
import { mailedLink, readInbox } from "./demo-inbox.ts";
import {
  academicInvite,
  acceptedInvite,
  practiceInvite,
  reason,
  registeredInvite,
  revokedInvite,
} from "./demo-invites.ts";
import { newAddress, practiceResetLink } from "./demo-person.ts";

export const demoCommands: readonly Command[] = [
  {
    usage: "demo links",
    example: "demo links",
    asks: [
      "createPracticeInvite",
      "createAcademicInvite",
      "revokeInvite",
      "importAccounts",
      "createRemovalRequest",
    ],
    summary:
      "Makes every mailed link worth trying: new passwords, activations, invites, the removal of an account",
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

/** All are started at once, since most wait some seconds for a mail. */
function linksOf(ask: Ask, url: string): Record<string, Promise<string>> {
  const linkOf = async (invite: Promise<{ link: string }>) => (await invite).link;
  return {
    "new practice password": practiceResetLink(url),
    "practice invite, SENT": linkOf(practiceInvite(ask, url)),
    "practice invite, ACCEPTED": acceptedInvite(ask, url),
    "practice invite, REGISTERED": registeredInvite(ask, url),
    "practice invite, REVOKED": revokedInvite(ask, url),
    "new academic password": academicResetLink(url),
    "activation of a trainee": traineeActivation(url),
    "activation of a head of department": academicInvite(ask, url, "HOD").then((invite) =>
      hodActivation(url, invite),
    ),
    "academic invite of a trainee": linkOf(academicInvite(ask, url, "TRAINEE")),
    "academic invite of a supervisor": linkOf(academicInvite(ask, url, "SUPERVISOR")),
    "academic invite of a head of department": linkOf(academicInvite(ask, url, "HOD")),
    "removal of a patient's account": removal(ask, url),
  };
}

async function removal(ask: Ask, url: string): Promise<string> {
  const emailAddress = newAddress();
  const username = emailAddress.split("@")[0] ?? emailAddress;
  const patient = { name: "Naledi", surname: "Khumalo", cellularNumber: "082 000 0000" };
  await ask(importAccounts, { body: { accounts: [{ ...patient, username, emailAddress }] } });
  await ask(createRemovalRequest, { body: { username, reason } });
  return mailedLink(url, emailAddress, "/requestremoval/");
}

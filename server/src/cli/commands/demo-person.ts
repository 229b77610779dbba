import { randomBytes } from "node:crypto";
import { apiBasePaths } from "@frontdoor/contract/call.ts";
import { processError } from "@frontdoor/contract/errors.ts";
import { register } from "@frontdoor/contract/practice/sign-up.ts";
import { CommandFailed } from "../command.ts";

/** Registers an invented person with an invite, by a password that nobody learns. */
export async function registerInvited(
  url: string,
  emailAddress: string,
  inviteCode: string,
): Promise<void> {
  const person = {
    username: emailAddress,
    password: randomBytes(18).toString("base64url"),
    firstname: "Sipho",
    lastname: "Mokoena",
    emailAddress,
    cellularNumber: "082 000 0000",
    identityType: "IDDOC",
    identityNumber: "8001015009087",
    hcp: {
      discipline: "general-practice",
      speciality: "general-practice",
      role: "general-practitioner",
      hpcsaNumber: "MP0000000",
    },
    inviteCode,
    termsAccepted: true,
  };
  const answer = await fetch(new URL(apiBasePaths.practice + register.path, url), {
    method: register.method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new CommandFailed(processError(await answer.json().catch(() => null)));
}

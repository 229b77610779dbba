import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { apiBasePaths } from "@frontdoor/contract/call.ts";
import { idempotencyKeyHeader } from "@frontdoor/contract/constants.ts";
import { authenticate } from "@frontdoor/contract/practice/login.ts";
import { register } from "@frontdoor/contract/practice/sign-up.ts";
import { refusalOf } from "../ask.ts";
import { request } from "../request.ts";

/**
 * Registers an invented person, with an invite or without one.
 * @returns the password, which nobody else learns
 */
export async function registerPerson(
  url: string,
  emailAddress: string,
  inviteCode?: string,
): Promise<string> {
  const password = randomBytes(18).toString("base64url");
  const practicePhone = "082 000 0000";
  const practice = { practiceNumber: "0000000", practicePhone, phone: { number: practicePhone } };
  await send(new URL(apiBasePaths.practice + register.path, url), {
    username: emailAddress,
    password,
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
    ...(inviteCode === undefined ? practice : { inviteCode }),
    termsAccepted: true,
  });
  return password;
}

/** Logs an invented person in with an invite, which accepts it (S4.008). */
export async function acceptInvite(
  url: string,
  credentials: { username: string; password: string },
  inviteCode: string,
): Promise<void> {
  const address = new URL(apiBasePaths.practice + authenticate.path, url);
  address.searchParams.set("inviteCode", inviteCode);
  await send(address, credentials);
}

/** @throws CommandFailed with the server's words when it refuses */
async function send(address: URL, body: unknown): Promise<void> {
  const headers = { "Content-Type": "application/json", [idempotencyKeyHeader]: randomUUID() };
  const sent = { method: "POST", headers, body: JSON.stringify(body) } as const;
  const answer = await request(address, sent, { isRepeatable: true, wait });
  if (answer.status !== 200) throw refusalOf(answer.status, answer.body);
}

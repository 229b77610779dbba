import { randomBytes } from "node:crypto";
import { requestReset } from "@frontdoor/contract/practice/forgot-password.ts";
import { register } from "@frontdoor/contract/practice/sign-up.ts";
import { mailedLink } from "./demo-inbox.ts";
import { send } from "./demo-send.ts";

/** A new invented address; no mail reaches it. */
export const newAddress = () => `demo.${randomBytes(4).toString("hex")}@demo.example`;
/** A password that nobody learns unless it is printed. */
export const newPassword = () => randomBytes(18).toString("base64url");

/**
 * Registers an invented person, with an invite or without one.
 * @returns the password, which nobody else learns
 */
export async function registerPerson(
  url: string,
  emailAddress: string,
  inviteCode?: string,
): Promise<string> {
  const password = `${newPassword()}a1`;
  const practicePhone = "082 000 0000";
  const practice = { practiceNumber: "0000000", practicePhone, phone: { number: practicePhone } };
  const body = {
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
  };
  await send(url, register, { body });
  return password;
}

/** The link with which an invented person chooses a new password. */
export async function practiceResetLink(url: string): Promise<string> {
  const username = newAddress();
  await registerPerson(url, username);
  await send(url, requestReset, { body: { username } });
  return mailedLink(url, username, "/passwordreset/");
}

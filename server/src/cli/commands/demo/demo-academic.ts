import { requestReset } from "@frontdoor/contract/academic/forgot-password.ts";
import { signUpHod, signUpTrainee } from "@frontdoor/contract/academic/sign-up.ts";
import { verifyEmail } from "@frontdoor/contract/academic/verify-email.ts";
import { mailedLink } from "./demo-inbox.ts";
import { newAddress, newPassword } from "./demo-person.ts";
import { send } from "./demo-send.ts";

function academicUser(username: string, specialityGradeId: string) {
  return {
    username,
    password: `${newPassword()}a1`,
    name: "Zanele",
    surname: "Jacobs",
    cellPhoneNumber: "082 000 0000",
    identityType: "IDDOC",
    idNumber: "8001015009087",
    disciplineId: "anaesthetics",
    specialityId: "anaesthetics",
    specialityGradeId,
    hpcsaNumber: "MP0000000",
    trainingInstitutionId: "uct-new-somerset-hospital",
    termsAccepted: true,
  };
}

/** The link that makes the account of an invented trainee who has signed up. */
export async function traineeActivation(url: string, username = newAddress()): Promise<string> {
  await send(url, signUpTrainee, { body: academicUser(username, "registrar") });
  return mailedLink(url, username, "/verifyEmail");
}

/** The same of a head of department, who signs up with an invite (Q047). */
export async function hodActivation(
  url: string,
  { emailAddress, code: inviteKey }: { emailAddress: string; code: string },
): Promise<string> {
  const body = academicUser(emailAddress, "head-of-department");
  await send(url, signUpHod, { query: { inviteKey }, body });
  return mailedLink(url, emailAddress, "/verifyEmail");
}

/** The link with which an invented trainee chooses a new password. */
export async function academicResetLink(url: string): Promise<string> {
  const username = newAddress();
  const { searchParams } = new URL(await traineeActivation(url, username));
  const verificationCode = searchParams.get("verificationCode");
  await send(url, verifyEmail, {
    body: { emailAddress: username, verificationCode, confirm: true },
  });
  await send(url, requestReset, { body: { username } });
  return mailedLink(url, username, "/passwordreset/");
}

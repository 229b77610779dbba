import { goodPassword } from "../../../people.ts";
import type { Visitor } from "../visitor.ts";
import { codeIn, internationally, linkIn, newNumber, newPassword, tag } from "./made-up.ts";
import { logIn, newPracticePerson, register } from "./register.ts";

/** Registers, logs in, forgets the password, follows the link, and has the username mailed. */
export async function forgetful(visitor: Visitor): Promise<void> {
  const { username, to, number } = await register(visitor);
  await logIn(visitor, username, goodPassword);
  await visitor.write({
    path: "/practice/security/password/requestReset",
    body: { username },
    deed: "requestCode",
    username,
    to,
    number,
  });
  const mail = await visitor.sink.message(to, "reset");
  await visitor.sink.message(number, "SMS");
  const [token, password] = [linkIn(mail.text, "passwordreset/ud"), newPassword()];
  await visitor.write({
    path: "/practice/security/password/processReset",
    body: { token, password },
    deed: "useFirstLink",
    username,
    to,
    password,
  });
  await logIn(visitor, username, password);
  await visitor.write({
    path: "/practice/security/username/requestReminder",
    body: { email: to },
    deed: "remind",
    username,
    to,
  });
}

/** Is invited by a practice, registers, and comes back by the one-time password of an SMS. */
export async function invited(visitor: Visitor): Promise<void> {
  const person = newPracticePerson();
  const { username, emailAddress: to, cellularNumber } = person;
  await visitor.write({
    path: "/products/invites/practice",
    body: { emailAddress: to, userType: "HCP" },
    deed: "invite",
    to,
  });
  const mail = await visitor.sink.message(to, "invite");
  const inviteCode = /inviteCode=([\w-]+)/.exec(mail.text)?.[1];
  const body = { ...person, inviteCode };
  await visitor.write({
    path: "/practice/registration/register",
    body,
    deed: "registerInvited",
    username,
    to,
    password: goodPassword,
  });
  const number = internationally(cellularNumber);
  await visitor.write({
    path: "/practice/security/password/requestReset",
    body: { username },
    deed: "requestCode",
    username,
    to,
    number,
  });
  await visitor.sink.message(to, "reset");
  const otp = codeIn((await visitor.sink.message(number, "SMS")).text);
  const password = newPassword();
  await visitor.write({
    path: "/practice/security/password/processResetWithOtp",
    body: { otp, username, password },
    deed: "useCode",
    username,
    to,
    password,
  });
  await logIn(visitor, username, password);
}

/** Asks to be called back. */
export async function caller(visitor: Visitor): Promise<void> {
  const to = `caller.${tag()}@example.org`;
  const body = {
    origin: "practice",
    name: "Lerato",
    lastName: "Mokoena",
    email: to,
    phoneNumber: newNumber(),
  };
  await visitor.write({ path: "/practice/brochure/contactRequest", body, deed: "contact", to });
}

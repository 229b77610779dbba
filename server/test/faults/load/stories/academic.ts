import { goodPassword, newHcp, newSupervisor } from "../../../people.ts";
import type { Visitor } from "../visitor.ts";
import { linkIn, newNumber, newPassword, tag } from "./made-up.ts";
import { logIn } from "./register.ts";

async function joinAcademic(
  visitor: Visitor,
  role: string,
  person: { username: string },
  key?: string,
): Promise<void> {
  const { username } = person;
  const query = key === undefined ? "" : `?inviteKey=${key}`;
  const of = { username, to: username };
  await visitor.write({
    path: `/academic/v1/signup/${role}${query}`,
    body: person,
    deed: "signUp",
    ...of,
  });
  const mail = await visitor.sink.message(username, "activate");
  const verificationCode = /verificationCode=([\w-]{43})/.exec(mail.text)?.[1];
  const link = { emailAddress: username, verificationCode, confirm: true };
  await visitor.write({
    path: "/academic/v1/signup/verifyEmail",
    body: link,
    deed: key === undefined ? "verify" : "verifyInvited",
    ...of,
    password: goodPassword,
  });
}

/** Joins the academic product, forgets the password and comes back. */
export async function trainee(visitor: Visitor): Promise<void> {
  const person = newHcp({ username: `botha.${tag()}@example.org`, cellPhoneNumber: newNumber() });
  const { username } = person;
  await joinAcademic(visitor, "hcp", person);
  await logIn(visitor, username, goodPassword, "academic");
  const of = { username, to: username };
  await visitor.write({
    path: "/academic/v1/security/passwordreset/",
    body: { username },
    deed: "requestLink",
    ...of,
  });
  const mail = await visitor.sink.message(username, "reset");
  const [token, password] = [linkIn(mail.text, "passwordreset/academic"), newPassword()];
  await visitor.write({
    path: "/academic/v1/security/changepassword",
    body: { token, password },
    deed: "useLink",
    ...of,
    password,
  });
}

/** Joins as a supervisor and names a head of department, who is invited and joins too. */
export async function supervisor(visitor: Visitor, another: () => Visitor): Promise<void> {
  const hod = `head.${tag()}@example.org`;
  const hodInvite = { emailAddress: hod, name: "Sipho Ndlovu" };
  const person = newSupervisor({
    username: `super.${tag()}@example.org`,
    cellPhoneNumber: newNumber(),
    hodInvite,
  });
  await joinAcademic(visitor, "supervisor", person);
  visitor.told("nameHead", hod);
  const mail = await visitor.sink.message(hod, "invite");
  const key = /inviteKey=([\w-]+)/.exec(mail.text)?.[1];
  const head = newHcp({
    username: hod,
    cellPhoneNumber: newNumber(),
    trainingInstitutionId: "ukzn-addington-hospital",
    specialityGradeId: "head-of-department",
  });
  await joinAcademic(another(), "hod", head, key);
}

import { goodPassword } from "../../../people.ts";
import type { Visitor } from "../visitor.ts";
import { codeIn, internationally, newNumber, newPassword, tag } from "./made-up.ts";
import { followVerification, logIn, reauthenticate, register } from "./register.ts";

/** A patient whom the app brings in, and who removes the account. */
export async function patient(visitor: Visitor): Promise<void> {
  const username = `patient-${tag()}`;
  const to = `${username}@example.org`;
  const account = {
    name: "Naledi",
    surname: "Khumalo",
    cellularNumber: newNumber(),
    username,
    emailAddress: to,
  };
  await visitor.write({
    path: "/products/accounts/import",
    body: { accounts: [account] },
    deed: "bringIn",
    username,
    to,
  });
  const { token } = await visitor.write({
    path: "/products/removal-requests",
    body: { username },
    deed: "askForRemoval",
    username,
    to,
  });
  const { userId } = await visitor.write({
    path: `/practice/profile/deleterequest/validate/${token}`,
  });
  await visitor.write({
    path: `/practice/profile/deleterequest/${userId}/delete/${token}`,
    body: {},
    deed: "remove",
    username,
    to,
  });
}

/** Changes number, password and address at account settings. */
export async function owner(visitor: Visitor): Promise<void> {
  const { username, to } = await register(visitor);
  await visitor.sink.message(to, "welcome");
  await logIn(visitor, username, goodPassword);
  await reauthenticate(visitor, goodPassword);
  const cellNumber = newNumber();
  const number = internationally(cellNumber);
  await visitor.write({
    path: "/account/number",
    body: { cellNumber },
    deed: "askForNumber",
    username,
    to,
    number,
  });
  const code = codeIn((await visitor.sink.message(number, "SMS")).text);
  await visitor.write({
    path: "/account/number/proof",
    body: { code },
    deed: "verifyNumber",
    username,
    to,
  });
  await reauthenticate(visitor, goodPassword);
  const password = newPassword();
  await visitor.write({
    path: "/account/password",
    body: { password },
    deed: "changePassword",
    username,
    to,
    password,
  });
  await reauthenticate(visitor, password);
  const emailAddress = `other.${to}`;
  await visitor.write({
    path: "/account/email",
    body: { emailAddress },
    deed: "askForAddress",
    username,
    to,
  });
  visitor.told("nameAddress", emailAddress);
  await followVerification(visitor, { username, to: emailAddress, deed: "verifyAddress" });
  visitor.told("leaveAddress", to);
}

import { randomBytes } from "node:crypto";
import { termsVersion } from "@frontdoor/contract/constants.ts";
import { benchPassword as password, registerAccount } from "../account.ts";
import { ask, mailed } from "../ask.ts";
import { at, type Flow, plain, type Setting } from "./flow.ts";

const unique = () => randomBytes(5).toString("hex");
const otherPassword = "river otter quartz 7";

async function joinAcademic({ url }: Setting): Promise<string> {
  const username = `joins-${unique()}@example.org`;
  await ask(`${url}/api/academic/v1/signup/hcp`, {
    body: {
      username,
      password,
      name: "Naledi",
      surname: "Botha",
      cellPhoneNumber: "0831234567",
      identityType: "IDDOC",
      idNumber: "8001015009087",
      prNumber: "1234567",
      disciplineId: "anaesthetics",
      specialityId: "anaesthetics",
      specialityGradeId: "registrar",
      hpcsaNumber: "MP0123456",
      termsAccepted: true,
      termsVersion,
    },
  });
  return username;
}

export const recoveries: readonly Flow[] = [
  plain("register (practice)", ({ url }) => registerAccount(url), 10),
  plain("register (academic)", joinAcademic, 10),
  {
    name: "verify an address",
    times: 5,
    async prepare(setting) {
      const emailAddress = await joinAcademic(setting);
      const code = await mailed(setting.url, emailAddress, /verificationCode=([\w-]{43})/);
      const body = { emailAddress, verificationCode: code, confirm: true };
      return () => ask(`${setting.url}/api/academic/v1/signup/verifyEmail`, { body });
    },
  },
  plain(
    "ask for a new password",
    ({ url, sample }, turn) =>
      ask(`${url}/api/practice/security/password/requestReset`, {
        body: { username: at(sample.practice, turn + 1_200).username },
      }),
    10,
  ),
  {
    name: "choose a new password",
    times: 5,
    // A new account, because the encrypted data of filled accounts cannot be decrypted.
    async prepare({ url }) {
      const { username } = await registerAccount(url);
      const email = `${username}@example.org`;
      await ask(`${url}/api/practice/security/password/requestReset`, { body: { username } });
      const token = await mailed(url, email, /\/passwordreset\/ud\/([\w-]{43})/);
      const body = { username, token, password: otherPassword };
      return () => ask(`${url}/api/practice/security/password/processReset`, { body });
    },
  },
  plain("ask for a new password (academic)", ({ url, sample }, turn) =>
    ask(`${url}/api/academic/v1/security/passwordreset/`, {
      body: { username: at(sample.academic, turn + 1_200).username },
    }),
  ),
  plain("ask for a username", ({ url, sample }, turn) =>
    ask(`${url}/api/practice/security/username/requestReminder`, {
      body: { email: at(sample.practice, turn + 1_600).email },
    }),
  ),
  plain("ask to be called", ({ url }, turn) =>
    ask(`${url}/api/practice/brochure/contactRequest`, {
      body: {
        origin: "practice",
        name: "Lerato",
        lastName: "Mokoena",
        email: `lead-${turn}@example.org`,
        phoneNumber: "0821234567",
      },
    }),
  ),
];

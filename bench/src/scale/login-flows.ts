import { randomUUID } from "node:crypto";
import { benchPassword as password, registerAccount } from "../account.ts";
import { ask, practiceHeaders as headers, logInPractice, practiceLogin } from "../ask.ts";
import { type Guarded, logInWithCode, setUpTwoStep } from "../two-step-login.ts";
import { at, type Flow, plain, type Setting } from "./flow.ts";

/** Enough people for a run, because a code works once and an app shows only three codes in 90 seconds. */
const guardedPeople = 12;
let guarded: Guarded[] = [];
let madeFor = "";

async function guardedPerson({ url }: Setting, turn: number): Promise<Guarded> {
  if (madeFor !== url) {
    guarded = [];
    for (let made = 0; made < guardedPeople; made += 1) {
      guarded.push(await setUpTwoStep(url, await registerAccount(url)));
    }
    madeFor = url;
  }
  return at(guarded, turn);
}

export const logins: readonly Flow[] = [
  plain(
    "log in (practice)",
    (setting, turn) => {
      const { username } = at(setting.sample.practice, turn);
      return logInPractice(setting.url, { username, password });
    },
    200,
  ),
  plain(
    "log in (academic)",
    ({ url, sample }, turn) =>
      ask(`${url}/api/academic/v1/security/brochureLogin`, {
        body: { username: at(sample.academic, turn).username, password },
      }),
    200,
  ),
  plain(
    "log in, wrong password",
    (setting, turn) => {
      const { username } = at(setting.sample.practice, turn + 500);
      return logInPractice(setting.url, { username, password: "another-quartz-41" }, [401]);
    },
    60,
  ),
  plain(
    "log in, nobody's username",
    // A new name each time: one that failed within the hour takes one statement less.
    (setting) =>
      logInPractice(setting.url, { username: `nobody-${randomUUID()}`, password }, [401]),
    60,
  ),
  {
    name: "log in with a code",
    times: 12,
    async prepare(setting, turn) {
      return logInWithCode(setting, await guardedPerson(setting, turn));
    },
  },
  plain("whether a username is locked", ({ url, sample }, turn) =>
    ask(`${url}/api/practice/security/${at(sample.practice, turn).username}/lockedstatus`),
  ),
  {
    name: "account settings",
    times: 0,
    // A new account, because the encrypted data of filled accounts cannot be decrypted.
    async prepare(setting) {
      const body = await registerAccount(setting.url);
      const address = `${practiceLogin(setting.url)}?target=account`;
      const { cookie } = await ask(address, { body, headers });
      return () => ask(`${setting.url}/api/account/overview`, { headers: { cookie } });
    },
  },
];

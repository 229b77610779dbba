import { type AuthenticatorApp, openApp } from "@frontdoor/contract/test/authenticator-app.ts";
import { type BenchAccount, registerAccount } from "./account.ts";
import { ask, mailed, practiceLogin } from "./ask.ts";
import type { Figures } from "./bench.ts";
import { type FrontDoor, withFrontDoor } from "./front-door.ts";
import { cpuSecondsOf } from "./load.ts";
import { median, rounded, timesOf } from "./statistics.ts";

const people = 60;
/** Each round needs a new code for each person; figures leave out the wait of up to 30 seconds for it. */
const rounds = 5;
const warmUpRounds = 3;

export interface Guarded {
  account: BenchAccount;
  app: AuthenticatorApp;
}

/** Compares logins with a one-time code with logins of the same people before they turned two-step verification on. */
export async function twoStepFigures(): Promise<Figures> {
  const limits = { signUpByAddress: { perHour: 1_000_000 } };
  return withFrontDoor({ LIMITS: JSON.stringify(limits) }, async (door) => {
    const accounts: BenchAccount[] = [];
    while (accounts.length < people) accounts.push(await registerAccount(door.url));
    const withPassword = (account: BenchAccount) => () => logIn(door.url, account);
    const alone = await inRounds(door, async () => accounts.map(withPassword));
    const all: Guarded[] = [];
    for (const account of accounts) all.push(await setUpTwoStep(door.url, account));
    const guarded = await inRounds(door, () =>
      Promise.all(all.map((one) => logInWithCode(door, one))),
    );
    return {
      "without a second step": alone,
      "with a code of the second step": guarded,
      "with a code against without": {
        timesMilliseconds: rounded(guarded.millisecondsP50 / alone.millisecondsP50),
        moreMilliseconds: rounded(guarded.millisecondsP50 - alone.millisecondsP50),
        timesCpu: rounded(guarded.cpuMillisecondsEach / alone.cpuMillisecondsEach),
        moreCpuMilliseconds: rounded(guarded.cpuMillisecondsEach - alone.cpuMillisecondsEach),
      },
    };
  });
}

/** Logs in one by one in several rounds; the time of `prepare` is not measured. */
async function inRounds(
  { processId }: FrontDoor,
  prepare: () => Promise<(() => Promise<unknown>)[]>,
) {
  const taken: number[] = [];
  let cpuSeconds = 0;
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const logins = await prepare();
    const before = cpuSecondsOf(processId)?.all ?? Number.NaN;
    const times = await timesOf(logins.length, async (at) => logins[at]?.());
    if (round < warmUpRounds) continue;
    taken.push(...times);
    cpuSeconds += (cpuSecondsOf(processId)?.all ?? Number.NaN) - before;
  }
  return {
    logins: taken.length,
    millisecondsP50: rounded(median(taken)),
    cpuMillisecondsEach: rounded((cpuSeconds * 1_000) / taken.length),
  };
}

/** Waits for the app's next code; the returned function logs in with password and code. */
export async function logInWithCode({ url }: { url: string }, { account, app }: Guarded) {
  const code = await app.nextCode();
  return async () => {
    const { cookie, location } = await logIn(url, account);
    const token = new URLSearchParams(location.split("#")[1]).get("step");
    const body = { token, code };
    await ask(`${url}/api/practice/security/second-step`, { body, headers: { cookie } });
  };
}

async function logIn(url: string, body: BenchAccount, query = "") {
  const answer = await ask(`${practiceLogin(url)}${query}`, { body });
  const { location } = answer.body as { location: string };
  return { cookie: answer.cookie, location };
}

/** Verifies the address by the mailed link and turns two-step verification on, through the API of account settings. */
export async function setUpTwoStep(url: string, account: BenchAccount): Promise<Guarded> {
  const { cookie } = await logIn(url, account, "?target=account");
  const call = async (path: string, body: unknown = {}) =>
    Object((await ask(`${url}/api/account${path}`, { body, headers: { cookie } })).body);
  await call("/email/send");
  const link = /\/account\/email\/([\w-]+)/;
  await call("/email/proof", { token: await mailed(url, `${account.username}@example.org`, link) });
  const app = openApp(String((await call("/second-step/begin")).key));
  await call("/second-step/confirm", { code: await app.nextCode() });
  await call("/second-step/on");
  return { account, app };
}

import { type AuthenticatorApp, openApp } from "@frontdoor/contract/test/authenticator-app.ts";
import { type BenchAccount, registerAccount } from "./account.ts";
import type { Figures } from "./bench.ts";
import { type FrontDoor, withFrontDoor } from "./front-door.ts";
import { cpuSecondsOf } from "./load.ts";
import { median, rounded } from "./statistics.ts";

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
    const started: number[] = [];
    for (const login of logins) {
      const start = performance.now();
      await login();
      started.push(performance.now() - start);
    }
    if (round < warmUpRounds) continue;
    taken.push(...started);
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
    await post(`${url}/api/practice/security/second-step`, { token, code }, cookie);
  };
}

async function logIn(url: string, account: BenchAccount, query = "") {
  const { body, cookie } = await post(`${url}/api/practice/security/auth${query}`, account);
  return { cookie, location: String(body.location) };
}

/** Verifies the address by the mailed link and turns two-step verification on, through the API of account settings. */
export async function setUpTwoStep(url: string, account: BenchAccount): Promise<Guarded> {
  const { cookie } = await logIn(url, account, "?target=account");
  const call = async (path: string, body: unknown = {}) =>
    (await post(`${url}/api/account${path}`, body, cookie)).body;
  await call("/email/send");
  await call("/email/proof", { token: await mailedToken(url, account) });
  const app = openApp(String((await call("/second-step/begin")).key));
  await call("/second-step/confirm", { code: await app.nextCode() });
  await call("/second-step/on");
  return { account, app };
}

async function mailedToken(url: string, { username }: BenchAccount): Promise<string> {
  const inbox = async () => {
    const messages: { to: string; text: string }[] = await (
      await fetch(`${url}/dev/inbox.json`)
    ).json();
    const texts = messages.filter(({ to }) => to.startsWith(`${username}@`));
    return texts.map(({ text }) => /\/account\/email\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
  };
  for (let tries = 0; tries < 100; tries++) {
    const token = await inbox();
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The mail with the link did not come.");
}

/** Sends a request. @throws Error when it fails, because figures with errors in them say nothing */
async function post(address: string, body: unknown, cookie = "") {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(address).pathname}: ${response.status} ${text}`);
  const set = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  return { body: JSON.parse(text || "{}") as Record<string, unknown>, cookie: set.join("; ") };
}

import { availableParallelism } from "node:os";
import { type BenchAccount, registerAccount } from "./account.ts";
import { logInPractice, practiceHeaders, practiceLogin } from "./ask.ts";
import {
  type BareRate,
  bareRate,
  costTaking,
  type HashCost,
  millisecondsAlone,
} from "./bare-argon2.ts";
import type { Bench, Figures } from "./bench.ts";
import { type FrontDoor, withFrontDoor } from "./front-door.ts";
import { type Load, type LoadResult, runLoad } from "./load.ts";
import { rounded } from "./statistics.ts";
import { twoStepFigures } from "./two-step-login.ts";

/** The server's default cost, and the other of OWASP's minimum settings that is compared. */
const cheapest: Record<string, HashCost> = {
  default: { memoryKiB: 47_104, iterations: 1 },
  "in two passes": { memoryKiB: 19_456, iterations: 2 },
};
/** The recommended minimum time of a hash in production, in milliseconds. */
const calibratedMilliseconds = 30;
/** Below the ten simultaneous attempts that lock a device out. */
const connections = 8;
/** Until code is optimised and the pages of a new site are compressed, which takes both cores. */
const warmUpSeconds = 45;

/** Compares logins per second with the password hashes per second that the same machine reaches in the same run. */
export const login: Bench = {
  name: process.env.DATABASE_URL === undefined ? "login" : "login-postgres",
  about: `Successful sign-ins of one person in a browser that the name knows, each with one Argon2id, beside nothing but hashes: at the default cost, at the cheapest in two passes, and at the one that password-cost finds for ${calibratedMilliseconds} ms. The client runs on the same cores; percentOfWhatClientLeaves is of the bare rate of the CPU that it does not take. Last, people one after the other with a password alone, and the same people once they owe a code of a second step.`,
  async run({ seconds }) {
    const costs = { ...cheapest, calibrated: await costTaking(calibratedMilliseconds) };
    const figures: Figures = {};
    for (const [kind, cost] of Object.entries(costs)) {
      Object.assign(figures, await measure(kind, cost, seconds));
    }
    return { ...figures, ...(await twoStepFigures()) };
  },
};

/** Measures bare hashes before and after the logins, because a machine's speed varies during a run. */
async function measure(kind: string, cost: HashCost, seconds: number): Promise<Figures> {
  const environment = {
    ARGON2_MEMORY_KIB: String(cost.memoryKiB),
    ARGON2_ITERATIONS: String(cost.iterations),
  };
  return withFrontDoor(environment, async (door) => {
    const alone = await millisecondsAlone(cost);
    const before = await bareRate(cost, seconds / 2);
    const signIns = await signInsOf(door, seconds);
    const after = await bareRate(cost, seconds / 2);
    const name = `${kind}, ${cost.memoryKiB} KiB × ${cost.iterations}`;
    const bare = meanOf(before, after);
    return {
      [`${name}: sign-ins`]: signIns,
      [`${name}: bare Argon2id`]: {
        perSecond: rounded(bare.perSecond),
        hashCpuMicrosecondsEach: rounded(bare.hashCpuMicrosecondsEach),
        millisecondsAlone: rounded(alone),
      },
      [`${name}: sign-ins against bare Argon2id`]: shares(signIns, bare),
    };
  });
}

async function signInsOf(door: FrontDoor, seconds: number): Promise<LoadResult> {
  const load = await signInLoad(door, await registerAccount(door.url));
  await runLoad({ ...load, seconds: warmUpSeconds });
  return runLoad({ ...load, seconds });
}

/** The load of one person's logins from a browser that is known for the account. */
export async function signInLoad(
  door: FrontDoor,
  account: BenchAccount,
): Promise<Omit<Load, "seconds">> {
  const { cookie } = await logInPractice(door.url, account);
  return {
    url: practiceLogin(door.url),
    method: "POST",
    headers: { "Content-Type": "application/json", ...practiceHeaders, Cookie: cookie },
    body: account,
    connections,
    expectedStatus: 200,
    processId: door.processId,
  };
}

function meanOf(one: BareRate, other: BareRate): BareRate {
  const mean = (of: keyof BareRate) => (one[of] + other[of]) / 2;
  return {
    perSecond: mean("perSecond"),
    hashCpuMicrosecondsEach: mean("hashCpuMicrosecondsEach"),
  };
}

/** The share of the bare rate that logins reach, and the share of CPU off the main thread, which is the hash. */
function shares(signIns: LoadResult, bare: BareRate): Record<string, number> {
  const { perSecond, serverCpuMicrosecondsEach: server, clientCpuMicrosecondsEach } = signIns;
  const percent = (100 * perSecond) / bare.perSecond;
  const clientCores = (perSecond * clientCpuMicrosecondsEach) / 1e6;
  const left = 1 - clientCores / availableParallelism();
  const ofRate = { percent: rounded(percent), percentOfWhatClientLeaves: rounded(percent / left) };
  const { mainThreadCpuMicrosecondsEach: main } = signIns;
  if (server === null || main === null) return ofRate;
  return { ...ofRate, hashPercentOfServerCpu: rounded((100 * (server - main)) / server) };
}

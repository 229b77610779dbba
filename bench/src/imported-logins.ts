import {
  clientTypeHeader,
  practiceAuthAccept,
  practiceClientType,
} from "@frontdoor/contract/constants.ts";
import { hash } from "@node-rs/bcrypt";
import type { Figures } from "./bench.ts";
import type { FrontDoor } from "./front-door.ts";
import { percentile, rounded } from "./statistics.ts";

const rounds = 10;
const password = "kestrel over 7 dunes";
/** Fewer than the failures after which an address is locked. */
const triesOfName = 5;
const names = 8;

export const knownHash = () => hash(password, { cost: rounds });

/** The time of a wrong password, and of the first and the second login with the right one. */
export async function loginFigures(door: FrontDoor): Promise<Figures> {
  const kept = await wrong(door, ["import-bench-known"], triesOfName);
  const nobodys = await wrong(
    door,
    Array.from({ length: names }, (_, place) => `nobody-${place}`),
    1,
  );
  const first = await timed(door, "import-bench-known", password, 200);
  const second = await timed(door, "import-bench-known", password, 200);
  return {
    "wrong password, checked by bcrypt": summary(kept),
    "wrong password, names of nobody": summary(nobodys),
    "right password, the first time": { millisecondsP50: rounded(first) },
    "right password, the second time": { millisecondsP50: rounded(second) },
  };
}

async function wrong(door: FrontDoor, usernames: readonly string[], tries: number) {
  const taken: number[] = [];
  for (const username of usernames) {
    for (let time = 0; time < tries; time += 1) {
      taken.push(await timed(door, username, `wrong-${time}`, 401));
    }
  }
  return taken;
}

async function timed(door: FrontDoor, username: string, typed: string, status: number) {
  const started = performance.now();
  const response = await fetch(`${door.url}/api/practice/security/auth`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: practiceAuthAccept,
      [clientTypeHeader]: practiceClientType,
    },
    body: JSON.stringify({ username, password: typed }),
  });
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${username}: ${response.status}`);
  return performance.now() - started;
}

const summary = (taken: number[]) => ({
  requests: taken.length,
  millisecondsP50: rounded(percentile(taken, 0.5)),
  millisecondsLongest: rounded(percentile(taken, 1)),
});

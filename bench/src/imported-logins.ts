import { hash } from "@node-rs/bcrypt";
import { logInPractice } from "./ask.ts";
import type { Figures } from "./bench.ts";
import type { FrontDoor } from "./front-door.ts";
import { percentiles, rounded, timesOf } from "./statistics.ts";

const rounds = 10;
const password = "kestrel over 7 dunes";
/** Fewer than the failures after which an address is locked. */
const triesOfName = 5;
const names = 8;

export const knownHash = () => hash(password, { cost: rounds });

/** The time of a wrong password, and of the first and the second login with the right one. */
export async function loginFigures(door: FrontDoor): Promise<Figures> {
  const known = "import-bench-known";
  const logIn = (username: string, typed: string, status: number) =>
    logInPractice(door.url, { username, password: typed }, [status]);
  const kept = await timesOf(triesOfName, (time) => logIn(known, `wrong-${time}`, 401));
  const nobodys = await timesOf(names, (place) => logIn(`nobody-${place}`, "wrong-0", 401));
  const [first = Number.NaN, second = Number.NaN] = await timesOf(2, () =>
    logIn(known, password, 200),
  );
  return {
    "wrong password, checked by bcrypt": summary(kept),
    "wrong password, names of nobody": summary(nobodys),
    "right password, the first time": { millisecondsP50: rounded(first) },
    "right password, the second time": { millisecondsP50: rounded(second) },
  };
}

const summary = (taken: number[]) => ({
  requests: taken.length,
  ...percentiles(taken, { millisecondsP50: 0.5, millisecondsLongest: 1 }),
});

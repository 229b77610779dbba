import fc from "fast-check";
import type { Model, Name } from "../account-model.ts";
import { isClosed } from "../lock-model.ts";
import { wrongPassword } from "../passwords.ts";
import { rules } from "../rules.ts";
import { choice, done, pick, sort, type Walk } from "../step.ts";
import { clientOf, logIn, mayLogIn } from "./log-in.ts";

const { failures, disabledAfter, longest } = rules.lockout;
const where = { who: choice, browser: fc.nat(2) };

function guesses(walk: Walk, asked: { name: Name; browser: number }, times: number) {
  const guess = logIn(walk, { ...asked, password: wrongPassword, inviteCode: null });
  return Array.from({ length: times }, () => guess);
}

/** Asks whether a browser is kept out of a name. */
export function askLocked(model: Model, { name, browser }: { name: Name; browser: number }) {
  return {
    kind: "request",
    write: {
      says: `browser ${browser} asks whether ${name.username} is locked`,
      request: {
        method: "GET",
        path: `/practice/security/${encodeURIComponent(name.username)}/lockedstatus`,
        browser,
      },
      isKeyed: false,
      foresee() {
        const counter = model.counters.get(name)?.get(clientOf(model, { name, browser }));
        return done({ locked: isClosed(counter, model.now()) });
      },
    },
  } as const;
}

export const lockSteps = {
  guess: sort({
    weight: 2,
    values: fc.record({
      ...where,
      times: fc.oneof(fc.integer({ min: 1, max: failures }), fc.constant(failures)),
    }),
    plan(walk, { who, browser, times }) {
      const name = pick(walk.names, who, (each) => mayLogIn(walk.model, each));
      if (name === undefined) return null;
      return { kind: "several", acts: guesses(walk, { name, browser }, times) };
    },
  }),
  /** As many as end a password until a reset, each lock waited out, and a look at what came of it. */
  besiege: sort({
    weight: 0.2,
    values: fc.record(where),
    plan(walk, { who, browser }) {
      const name = pick(walk.names, who, (each) => mayLogIn(walk.model, each));
      if (name === undefined) return null;
      const wait = { kind: "wait", seconds: longest / 1_000 } as const;
      const burst = [...guesses(walk, { name, browser }, failures), wait];
      const times = disabledAfter / failures;
      const siege = Array.from({ length: times }, () => burst).flat();
      return { kind: "several", acts: [...siege, askLocked(walk.model, { name, browser })] };
    },
  }),
  askLockedStatus: sort({
    weight: 3,
    values: fc.record(where),
    plan({ model, names }, { who, browser }) {
      const name = pick(names, who, (each) => (model.counters.get(each)?.size ?? 0) > 0);
      if (name === undefined) return null;
      return askLocked(model, { name, browser });
    },
  }),
};

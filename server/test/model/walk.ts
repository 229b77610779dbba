import fc from "fast-check";
import type { Sort } from "./step.ts";
import { codeSteps } from "./steps/codes.ts";
import { endSteps } from "./steps/ends.ts";
import { inviteSteps } from "./steps/invites.ts";
import { lockSteps } from "./steps/locks.ts";
import { logInSteps } from "./steps/log-in.ts";
import { removalSteps } from "./steps/removal.ts";
import { resetSteps } from "./steps/reset.ts";
import { signUpSteps } from "./steps/sign-up.ts";
import { timeSteps } from "./steps/time.ts";

export const sorts: Readonly<Record<string, Sort<unknown>>> = {
  ...logInSteps,
  ...lockSteps,
  ...signUpSteps,
  ...resetSteps,
  ...codeSteps,
  ...removalSteps,
  ...inviteSteps,
  ...endSteps,
  ...timeSteps,
};

/** A step as it was drawn: plain values, which mean something only in a walk. */
export interface Drawn {
  sort: string;
  values: unknown;
  /** Which process it goes to. */
  at: 0 | 1;
}

const longest = 80;

const step: fc.Arbitrary<Drawn> = fc.oneof(
  ...Object.entries(sorts).map(([name, { weight, values }]) => ({
    weight: Math.round(weight * 10),
    arbitrary: fc.record({
      sort: fc.constant(name),
      values,
      at: fc.constantFrom(0 as const, 1 as const),
    }),
  })),
);

/** People who are there from the beginning; of each walk some. */
const openings = [
  { sort: "signUp", values: { browser: 0, password: 0, invite: null } },
  { sort: "signUp", values: { browser: 1, password: 1, invite: null } },
  { sort: "bringIn", values: {} },
] as const;

const opening = fc.subarray([0, 1, 2]).map((chosen) =>
  chosen.flatMap((nth): Drawn[] => {
    const { sort, values } = openings[nth] ?? openings[0];
    return [{ sort, values: { ...values, who: { nth: nth + 1, isAny: true } }, at: 0 }];
  }),
);

/**
 * Walks through the lives of a few accounts; one that fails is made smaller. Short ones and small values, which
 * fast-check likes, get nowhere here.
 */
export const walks = fc.noBias(
  fc
    .tuple(opening, fc.array(step, { minLength: 1, maxLength: longest, size: "max" }))
    .map(([first, rest]) => [...first, ...rest]),
);

import fc from "fast-check";
import { waits } from "../rules.ts";
import { choice, pickLatest, sort } from "../step.ts";

/** What happens to a deployment whatever its people do. */
export const timeSteps = {
  wait: sort({
    weight: 3,
    values: fc.oneof(fc.constantFrom(...waits), fc.constantFrom(1, 30, 90)),
    plan: (_walk, seconds) => ({ kind: "wait", seconds }),
  }),
  repeat: sort({
    weight: 6,
    values: fc.record({ back: choice, isChanged: fc.constantFrom(false, false, true) }),
    plan({ writes }, { back, isChanged }) {
      const write = pickLatest(writes, back);
      return write === undefined ? null : { kind: "repeat", write, isChanged };
    },
  }),
  replace: sort({
    weight: 0.3,
    values: fc.constant(null),
    plan: () => ({ kind: "replace" }),
  }),
};

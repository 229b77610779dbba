import { expect, test } from "vitest";
import {
  contexts,
  defaultContext,
  isContext,
  resetContext,
  resolveContext,
  resolveSignUpContext,
} from "./contexts.ts";

const invalid = ["foo", "Practice", "PATIENT", "academic ", "__proto__", "0", "practice,academic"];

test("[S1.001] there are exactly three contexts", () => {
  expect(contexts).toEqual(["patient", "practice", "academic"]);
});

test.each([...invalid, "", null, undefined, 0, ["practice"], {}])(
  "[S1.003] %j is no context",
  (value) => expect(isContext(value)).toBe(false),
);

test("[S1.002 S1.003] every combination of sources gives one of the three or empty", () => {
  const sources = [undefined, null, "", ...contexts, ...invalid];
  for (const route of sources) {
    for (const cookie of sources) {
      for (const stored of sources) {
        expect([...contexts, ""]).toContain(resolveContext(route, cookie, stored));
      }
    }
  }
});

test("[S2.108] the route parameter wins over cookie, stored context and default", () => {
  for (const context of contexts) {
    for (const other of contexts) expect(resolveContext(context, other, other)).toBe(context);
  }
});

test.each([undefined, null, ""])(
  "[S2.109] without a route parameter (%j) the cookie decides",
  (none) => {
    for (const context of contexts) {
      for (const stored of contexts) expect(resolveContext(none, context, stored)).toBe(context);
    }
  },
);

test("[S2.110] without route parameter and cookie the stored context decides", () => {
  for (const context of contexts) expect(resolveContext(undefined, null, context)).toBe(context);
});

test("[S2.111 S9.011] when all else is absent the context is patient", () => {
  expect(defaultContext).toBe("patient");
  expect(resolveContext(undefined, undefined, undefined)).toBe("patient");
  expect(resolveContext("", "", "")).toBe("patient");
});

test.each(invalid)(
  "[S2.114] the value %j makes the context empty, whatever later sources say",
  (value) => {
    expect(resolveContext(value, "practice", "academic")).toBe("");
    expect(resolveContext(undefined, value, "academic")).toBe("");
    expect(resolveContext(undefined, undefined, value)).toBe("");
  },
);

test("[S2.120] sign-up takes a valid route parameter before the current context", () => {
  for (const context of contexts) {
    for (const current of [...contexts, ""] as const) {
      expect(resolveSignUpContext(context, current)).toBe(context);
    }
  }
});

test.each([undefined, "", ...invalid])(
  "[S2.121] with the parameter %j an empty context becomes patient and any other stays",
  (parameter) => {
    expect(resolveSignUpContext(parameter, "")).toBe("patient");
    for (const current of contexts) expect(resolveSignUpContext(parameter, current)).toBe(current);
  },
);

test("[S2.153] a reset link of ud belongs to patient", () =>
  expect(resetContext("ud")).toBe("patient"));

test("[S2.154] a reset link of academic belongs to academic", () => {
  expect(resetContext("academic")).toBe("academic");
});

test.each([...invalid, "", undefined, "patient", "practice", "UD"])(
  "[S2.155] a reset link of %j belongs to nothing",
  (parameter) => expect(resetContext(parameter)).toBeNull(),
);

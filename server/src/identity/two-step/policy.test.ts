import { expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { policyFor } from "./policy.ts";

const policiesOf = (written: string) => {
  const deps = { config: readConfig({ SECOND_FACTOR: written }) };
  return [
    policyFor(deps, { realm: "practice", type: "HCP" }),
    policyFor(deps, { realm: "academic", type: "TRAINEE" }),
    policyFor(deps, { realm: "academic", type: "HOD" }),
  ];
};

test.each([
  ["off", ["off", "off", "off"]],
  ["required", ["required", "required", "required"]],
  ["optional,practice:required", ["required", "optional", "optional"]],
  ["off, academic.HOD:required, academic:optional", ["off", "optional", "required"]],
])("[SEC-J10] SECOND_FACTOR=%s asks what it says of each type of account", (written, expected) => {
  expect(policiesOf(written)).toEqual(expected);
});

test("[SEC-J10] unless it is said, who wants two-step verification has one", () => {
  const deps = { config: readConfig({}) };
  expect(policyFor(deps, { realm: "practice", type: "HCP" })).toBe("optional");
});

test.each([
  "on",
  "optional,practice",
  "optional,practise:required",
  "optional,academic.NURSE:required",
  "optional,practice:must",
  "optional,practice:required,practice:off",
  "practice:required",
  "optional,",
])("[SEC-J10] SECOND_FACTOR=%s stops the start with one line", (written) => {
  expect(() => readConfig({ SECOND_FACTOR: written })).toThrow(
    "SECOND_FACTOR: write off, optional or required, and after it exceptions such as optional,practice:required,academic.HOD:off",
  );
});

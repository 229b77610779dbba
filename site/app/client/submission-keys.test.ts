import { describe, expect, test } from "vitest";
import { createSubmissionKeys } from "./submission-keys.ts";

describe("keys of a form's submissions", () => {
  test("a second press with the same values carries the same key", () => {
    const keys = createSubmissionKeys();
    expect(keys.keyFor({ username: "naidoo" })).toBe(keys.keyFor({ username: "naidoo" }));
  });

  test("changed values carry another key", () => {
    const keys = createSubmissionKeys();
    expect(keys.keyFor({ username: "naidoo" })).not.toBe(keys.keyFor({ username: "nkosi" }));
  });

  test("values that were taken once are a new wish the next time", () => {
    const keys = createSubmissionKeys();
    const first = keys.keyFor({ username: "naidoo" });
    keys.done();
    expect(keys.keyFor({ username: "naidoo" })).not.toBe(first);
  });

  test("a key has 128 random bits", () => {
    expect(createSubmissionKeys().keyFor({})).toMatch(/^[0-9a-f]{32}$/);
  });
});

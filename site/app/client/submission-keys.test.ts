import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createSubmissionKeys, type PendingSubmission } from "./submission-keys.ts";

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

  test("[SEC-F13] where a message is asked for, the same values are a new wish after minutes, also after a reload", () => {
    vi.useFakeTimers({ now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    let pending: PendingSubmission | null = null;
    const keep = (now: PendingSubmission | null) => {
      pending = now;
    };
    const first = createSubmissionKeys(null, keep).keyFor("naidoo", 3);
    vi.setSystemTime(3 * 60_000 - 1);
    const reloaded = createSubmissionKeys(pending, keep);
    expect(reloaded.keyFor("naidoo", 3)).toBe(first);
    vi.setSystemTime(3 * 60_000);
    const next = reloaded.keyFor("naidoo", 3);
    expect(next).not.toBe(first);
    vi.setSystemTime(60 * 60_000);
    expect(reloaded.keyFor("naidoo")).toBe(next);
  });

  test("a key has 128 random bits", () => {
    expect(createSubmissionKeys().keyFor({})).toMatch(/^[0-9a-f]{32}$/);
  });
});

import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { createKeys } from "../../platform/keys/keys.ts";
import { type ChallengePurpose, newChallenge, readChallenge } from "./challenges.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
const login = { kind: "login" } as const;
const ours = { kind: "registration", sessionId: "ours" } as const;

function started(keys = createKeys(first)) {
  const { clock, advance } = createTestClock();
  const deps = { keys, clock };
  const make = (purpose: ChallengePurpose) => newChallenge(deps, purpose).toString("base64url");
  const reads = (challenge: string, purpose: ChallengePurpose, read = deps) =>
    readChallenge(read, challenge, purpose) !== null;
  return { advance, deps, make, reads };
}

test("[SEC-I3] a challenge counts for five minutes", () => {
  const { advance, make, reads } = started();
  const challenge = make(login);
  advance({ minutes: 4, seconds: 59 });
  expect(reads(challenge, login)).toBe(true);
  advance({ seconds: 1 });
  expect(reads(challenge, login)).toBe(false);
});

test("[SEC-I3] a challenge counts for what it was made for, and in the login that it was made in", () => {
  const { make, reads } = started();
  const purposes = [
    login,
    ours,
    { ...ours, sessionId: "theirs" },
    { ...ours, kind: "proof" },
    { kind: "proof", sessionId: "theirs" },
  ] as const;
  for (const made of purposes) {
    const challenge = make(made);
    expect(purposes.filter((purpose) => reads(challenge, purpose))).toEqual([made]);
  }
});

test("[SEC-I3] a challenge of which anything was changed is none of ours", () => {
  const { make, reads } = started();
  const bytes = Buffer.from(make(login), "base64url");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(reads(changed.toString("base64url"), login)).toBe(false);
  }
  for (const other of ["", "a", bytes.subarray(1).toString("base64url")]) {
    expect(reads(other, login)).toBe(false);
  }
});

test("[SEC-I3 SEC-H18] a challenge outlives a change of the key, and ends with the key before", () => {
  const { deps, make, reads } = started();
  const challenge = make(login);
  expect(reads(challenge, login, { ...deps, keys: createKeys(second, first) })).toBe(true);
  expect(reads(challenge, login, { ...deps, keys: createKeys(second) })).toBe(false);
});

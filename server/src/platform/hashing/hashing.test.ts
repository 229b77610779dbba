import { randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { createTestKeys } from "../../../test/keys.ts";
import { createKeys, type Keys, masterKeyBytes } from "../keys/keys.ts";
import { QueueFull } from "../semaphore.ts";
import { createPasswordHasher } from "./hashing.ts";

const argon2 = vi.hoisted(() => ({ calls: 0 }));
vi.mock("@node-rs/argon2", async (original) => {
  const library = await original<typeof import("@node-rs/argon2")>();
  const hashRaw: typeof library.hashRaw = (...all) => {
    argon2.calls += 1;
    return library.hashRaw(...all);
  };
  return { ...library, hashRaw };
});
afterEach(() => {
  argon2.calls = 0;
});

const cheap = { cores: 2, queueLimit: 64, memoryKiB: 64, iterations: 1 };
const hasherWith = (settings: Partial<typeof cheap> & { keys?: Keys } = {}) =>
  createPasswordHasher({ keys: createTestKeys(), ...cheap, ...settings });

test("[SEC-B7] A stored password carries Argon2id's parameters and salt, and no two are alike", async () => {
  const hasher = hasherWith({ memoryKiB: 19_456, iterations: 2 });
  const [one, other] = await Promise.all([hasher.hash("sunbird42"), hasher.hash("sunbird42")]);
  expect(one).toMatch(
    /^\$argon2id-hmac\$v=19\$m=19456,t=2,p=1,k=[0-9a-f]{8}\$[\w-]{22}\$[\w-]{43}$/,
  );
  expect(one).not.toBe(other);
  expect(await hasher.verify(one, "sunbird42")).toEqual({ ok: true, needsRehash: false });
  expect(await hasher.verify(one, "sunbird43")).toEqual({ ok: false, needsRehash: false });
});

test("[SEC-B7] A stored password is worthless without the pepper that the database does not hold", async () => {
  const stored = await hasherWith().hash("sunbird42");
  expect(await hasherWith().verify(stored, "sunbird42")).toEqual({ ok: false, needsRehash: false });
});

test("[SEC-B6] A password is the same in composed and decomposed form", async () => {
  const hasher = hasherWith();
  const stored = await hasher.hash("caf\u00e9-au-lait-7");
  expect(await hasher.verify(stored, "cafe\u0301-au-lait-7")).toMatchObject({ ok: true });
  expect(await hasher.verify(stored, "cafe-au-lait-7")).toMatchObject({ ok: false });
});

test("[SEC-B5] The 128th code point of a password matters", async () => {
  const hasher = hasherWith();
  const stem = "😀".repeat(125);
  const stored = await hasher.hash(`${stem}a1x`);
  expect(await hasher.verify(stored, `${stem}a1x`)).toMatchObject({ ok: true });
  expect(await hasher.verify(stored, `${stem}a1y`)).toMatchObject({ ok: false });
  expect(await hasher.verify(stored, `${stem}a1`)).toMatchObject({ ok: false });
});

test("[SEC-B11] A right password is hashed again when the cost has risen, a wrong one is not", async () => {
  const keys = createTestKeys();
  const stored = await hasherWith({ keys }).hash("sunbird42");
  for (const raised of [{ memoryKiB: 128 }, { iterations: 2 }]) {
    const hasher = hasherWith({ keys, ...raised });
    expect(await hasher.verify(stored, "sunbird42")).toEqual({ ok: true, needsRehash: true });
    expect(await hasher.verify(stored, "sunbird43")).toEqual({ ok: false, needsRehash: false });
  }
  const lowered = hasherWith({ keys, memoryKiB: 64, iterations: 1 });
  expect(await lowered.verify(stored, "sunbird42")).toEqual({ ok: true, needsRehash: false });
});

test("[SEC-B11 SEC-H18] After a rotation the previous pepper still verifies and asks for a rehash", async () => {
  const [first, second] = [randomBytes(masterKeyBytes), randomBytes(masterKeyBytes)];
  const stored = await hasherWith({ keys: createKeys(first) }).hash("sunbird42");
  const rotated = hasherWith({ keys: createKeys(second, first) });
  expect(await rotated.verify(stored, "sunbird42")).toEqual({ ok: true, needsRehash: true });
  const fresh = await rotated.hash("sunbird42");
  expect(await rotated.verify(fresh, "sunbird42")).toEqual({ ok: true, needsRehash: false });
});

test("[SEC-A2] Every check spends exactly one Argon2, with or without an account, whatever was typed", async () => {
  const hasher = hasherWith();
  const stored = await hasher.hash("sunbird42");
  for (const password of ["sunbird42", "wrong", "", "x".repeat(5_000), "cafe\u0301"]) {
    for (const account of [stored, null]) {
      argon2.calls = 0;
      await hasher.verify(account, password);
      expect(argon2.calls).toBe(1);
    }
  }
});

test("[SEC-A12] Beyond cores and queue a password is refused at once, and later ones are served again", async () => {
  const hasher = hasherWith({ cores: 2, queueLimit: 3 });
  const all = Array.from({ length: 9 }, () => hasher.verify(null, "sunbird42"));
  expect(hasher.waiting).toBe(3);
  const outcomes = await Promise.allSettled(all);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused).toHaveLength(4);
  for (const outcome of refused) expect(outcome.reason).toBeInstanceOf(QueueFull);
  expect(hasher.waiting).toBe(0);
  await expect(hasher.verify(null, "sunbird42")).resolves.toMatchObject({ ok: false });
});

test("[SEC-A12] A place that is kept is served in a full server, and is free again behind it", async () => {
  const hasher = hasherWith({ cores: 1, queueLimit: 0 });
  await hasher.withReservation(async (hashing) => {
    await expect(hasher.verify(null, "sunbird42")).rejects.toBeInstanceOf(QueueFull);
    await expect(hasher.withReservation(async () => "counted")).rejects.toBeInstanceOf(QueueFull);
    await expect(hashing.verify(null, "sunbird42")).resolves.toMatchObject({ ok: false });
  });
  await expect(hasher.verify(null, "sunbird42")).resolves.toMatchObject({ ok: false });
});

test("[SEC-A12 SEC-B14] what costs as another system's hash leaves half of the cores to everybody else", async () => {
  const hasher = hasherWith();
  const stored = await hasher.hash("sunbird42");
  const done: string[] = [];
  const dear = Array.from({ length: 2 }, () =>
    hasher.verify(null, "sunbird42", { kind: "bcrypt", rounds: 14 }).then(() => done.push("dear")),
  );
  const own = Array.from({ length: 10 }, () =>
    hasher.verify(stored, "sunbird42").then(() => done.push("own")),
  );
  await Promise.all([...dear, ...own]);
  expect(done.slice(0, 10)).toEqual(own.map(() => "own"));
});

test("[SEC-A12] its queue is bounded as well: who comes beyond it is told to come again", async () => {
  const hasher = hasherWith({ queueLimit: 2 });
  const checks = Array.from({ length: 3 }, () =>
    hasher.verify(null, "sunbird42", { kind: "bcrypt", rounds: 4 }),
  );
  const ended = await Promise.allSettled(checks);
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(ended[2]).toMatchObject({ reason: expect.any(QueueFull) });
});

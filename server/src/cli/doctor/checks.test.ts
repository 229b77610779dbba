import { expect, test } from "vitest";
import { createDatabase } from "../../../test/postgres-databases.ts";
import { readConfig } from "../../config/config.ts";
import { checkCertificates } from "./certificates.ts";
import { checkClock, isHere } from "./clock.ts";
import { checkConfiguration } from "./configuration.ts";
import { checkDatabase, judge } from "./database.ts";
import { checkDisk } from "./machine.ts";
import { checkNames, type Names } from "./names.ts";

const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;

test.each([
  [{ free: 200 * mebibyte, size: gibibyte }, "fail"],
  [{ free: gibibyte, size: 20 * gibibyte }, "warn"],
  [{ free: 5 * gibibyte, size: 20 * gibibyte }, "ok"],
  [null, "ok"],
])("a disk with room %j: %s", (room, state) => {
  expect(checkDisk("data", room)).toMatchObject({ state });
});

test.each([
  [2, "ok"],
  [-20, "warn"],
  [90, "fail"],
])("a clock that is %i seconds off: %s", (seconds, state) => {
  const others = [
    { whose: "the database", aheadSeconds: seconds, isHere: false },
    { whose: "the server", aheadSeconds: 0, isHere: true },
  ];
  expect(checkClock(others)).toMatchObject({ state });
});

test("a clock that agrees with the same machine's alone, or with none, was not checked", () => {
  const server = { whose: "the server", aheadSeconds: 1, isHere: true };
  expect(checkClock([server])).toMatchObject({
    state: "warn",
    found: "Not checked: all that answered is the same machine.",
  });
  expect(checkClock([])).toMatchObject({ state: "warn" });
  const database = { whose: "the database", aheadSeconds: 0, isHere: false };
  expect(checkClock([server, database]).found).toBe("It agrees with the database.");
  expect(checkClock([{ ...server, aheadSeconds: 3_600 }, database])).toMatchObject({
    state: "fail",
  });
});

test.each([
  [null, true],
  ["http://localhost:3000", true],
  ["postgres://u@[::1]:5432/d", true],
  ["postgres:///d?host=/run/postgresql", true],
  ["postgres://%2Frun%2Fpostgresql/d", true],
  ["postgres://u@10.0.4.7/d", false],
  ["https://www.example.org", false],
])("%s is this machine: %s", (address, expected) => {
  expect(isHere(address)).toBe(expected);
});

const environment = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://www.example.org",
  SMTP_URL: "smtps://mail.example.org",
  MAIL_FROM: "no-reply@example.org",
};
const production = readConfig(environment);
const complete: Names = {
  resolve4: async () => ["192.0.2.1"],
  resolve6: async () => [],
  resolveMx: async () => [{ exchange: "mail.example.org" }],
  resolveTxt: async (name) => [[name.startsWith("_dmarc.") ? "v=DMARC1; p=reject" : "v=spf1 -all"]],
};
const statesWith = async (names: Partial<Names>) =>
  (await checkNames(production, { ...complete, ...names })).map(({ state }) => state);
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

test("names that are complete are ok; an address that is missing fails, a record of mail warns", async () => {
  expect(await statesWith({})).toEqual(["ok", "ok", "ok", "ok"]);
  expect(await statesWith({ resolve4: failing("ENOTFOUND") })).toEqual(["fail", "ok", "ok", "ok"]);
  expect(await statesWith({ resolveMx: failing("ENODATA") })).toEqual(["ok", "warn", "ok", "ok"]);
  const other = async () => [["something else"]];
  expect(await statesWith({ resolveTxt: other })).toEqual(["ok", "ok", "warn", "warn"]);
});

test("the console's name is looked up as well: one that is not found here may be known to the network of staff", async () => {
  const console = { STAFF_LISTEN: "127.0.0.1:3002", STAFF_URL: "https://staff.example.org" };
  const config = readConfig({ ...environment, ...console });
  const resolve4 = async (name: string) => {
    if (name.startsWith("staff")) throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
    return ["192.0.2.1"];
  };
  const findings = await checkNames(config, { ...complete, resolve4, resolve6: resolve4 });
  expect(findings.map(({ state }) => state)).toEqual(["ok", "warn", "ok", "ok", "ok"]);
  expect(findings[1]?.found).toBe("staff.example.org of STAFF_URL has no address here.");
});

test("where no resolver answers, that is told and nothing else", async () => {
  const silent = failing("ETIMEOUT");
  const names = { resolve4: silent, resolve6: silent, resolveMx: silent, resolveTxt: silent };
  const findings = await checkNames(production, names);
  expect(findings.map(({ state }) => state)).toEqual(["warn", "warn", "warn", "warn"]);
  for (const { found } of findings) expect(found).toMatch(/^No resolver answered about /);
});

const healthy = {
  version: 150_004,
  encoding: "UTF8",
  now: new Date(),
  migrated: true,
  later: [],
  closed: [],
  excess: [],
  takesWrites: true,
  keyId: "aaaaaaaa",
};
test.each([
  [{}, ["ok"]],
  [{ version: 140_010 }, ["fail"]],
  [{ encoding: "LATIN1" }, ["fail"]],
  [{ migrated: false }, ["warn"]],
  [{ later: ["9000-next"] }, ["warn"]],
  [{ closed: ["accounts"] }, ["fail"]],
  [{ excess: ["change audit events"] }, ["warn"]],
  [{ takesWrites: false }, ["fail"]],
  [{ keyId: "bbbbbbbb" }, ["fail"]],
])("a database with %j: %j", (change, states) => {
  const findings = judge({ ...healthy, ...change }, "aaaaaaaa");
  expect(findings.map(({ state }) => state)).toEqual(states);
});

const serverUrl = process.env.TEST_DATABASE_URL;
test.runIf(serverUrl)(
  "a PostgreSQL before its first start is not of this version, and its owner may too much",
  async () => {
    const { url, drop } = await createDatabase(serverUrl ?? "");
    const config = readConfig({ DATABASE_URL: url, MASTER_KEY: "7".repeat(64) });
    const begun = Date.now();
    const { findings, clock } = await checkDatabase(config);
    const ended = Date.now();
    await drop();
    expect(findings.map(({ state }) => state)).toEqual(["warn", "warn"]);
    expect(Number(clock)).toBeGreaterThan(begun - 5_000);
    expect(Number(clock)).toBeLessThan(ended + 5_000);
  },
);

test("legal texts that are drafts are a warning everywhere but on this machine (Q109)", () => {
  const found = (PUBLIC_URL: string) =>
    checkConfiguration(() => readConfig({ PUBLIC_URL, INBOX: "on" }))
      .findings.map(({ found }) => found)
      .filter((line) => line.includes("drafts"));
  expect(found("http://localhost:3000")).toEqual([]);
  expect(found("https://www.example.org")).toEqual([
    "The legal texts are drafts that wait for a legal review, and the pages do not say so.",
  ]);
});

test.each([
  ["2026-12-30T00:00:00Z", "ok"],
  ["2026-12-01T00:00:00Z", "warn"],
])("a certificate that is valid until %s: %s", async (until, state) => {
  const config = { publicUrl: "https://www.example.org", console: null };
  const now = new Date("2026-11-22T08:00:00Z");
  const [finding] = await checkCertificates(config, now, async () => new Date(until));
  expect(finding).toMatchObject({ state });
});

test("a certificate that nobody shows fails, and this machine needs none", async () => {
  const refuse = () => Promise.reject(new Error("certificate has expired"));
  const at = (publicUrl: string) =>
    checkCertificates({ publicUrl, console: null }, new Date(), refuse);
  expect(await at("https://www.example.org")).toMatchObject([{ state: "fail" }]);
  expect(await at("http://localhost:3000")).toMatchObject([{ state: "ok" }]);
});

import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createKeys, masterKeyBytes } from "../../keys/keys.ts";
import { bounceAddress, idOfBounceAddress, longestBounceName } from "../bounce-address.ts";
import { readBounce } from "./bounce.ts";
import { complaint, notification } from "./notification.fixture.ts";

const master = randomBytes(masterKeyBytes);
const keys = createKeys(master);
const address = "bounces@heron.example";
const id = randomUUID();
const to = bounceAddress(address, keys, id);
const box = { address, keys };
const endOf = async (mail: string) =>
  (await readBounce(box, mail))?.map(({ outcome, because }) => because ?? outcome) ?? null;

test("an address names its mail, whatever its letters are written like, also after a new master key", () => {
  expect(to).toMatch(/^bounces\+[\da-z]{41}@heron\.example$/);
  expect(to.indexOf("@")).toBeLessThanOrEqual(64);
  expect("+".length + longestBounceName + 41).toBe(64);
  const renewed = createKeys(randomBytes(masterKeyBytes), master);
  for (const each of [
    id,
    "00000000-0000-4000-8000-000000000000",
    "ffffffff-ffff-7fff-bfff-ffffffffffff",
  ]) {
    const own = bounceAddress(address, keys, each);
    expect(idOfBounceAddress(address, keys, own.toUpperCase())).toBe(each);
    expect(idOfBounceAddress(address, renewed, own)).toBe(each);
  }
});

test("[SEC-G3] an address that is not signed with our key names nothing", () => {
  const stranger = createKeys(randomBytes(masterKeyBytes));
  const changed = to.replace(/.@/, (end) => (end === "a@" ? "b@" : "a@"));
  const others = [
    changed,
    address,
    bounceAddress(address, stranger, id),
    bounceAddress("bounces@else.example", keys, id),
    `bounces+${"z".repeat(41)}@heron.example`,
    `${to} `,
    "",
  ];
  for (const each of others) expect(idOfBounceAddress(address, keys, each)).toBeNull();
});

test.each<[string, Parameters<typeof notification>[0] | { to: string }, string[]]>([
  ["no mailbox", { to }, ["no-such-address"]],
  [
    "a full mailbox",
    { to, status: "5.2.2", words: "smtp; 552 5.2.2 over quota" },
    ["mailbox-full"],
  ],
  [
    "refused because of our own address",
    { to, status: "5.1.8", words: "smtp; 550 5.1.8 Access denied, bad outbound sender" },
    ["rejected"],
  ],
  [
    "refused by Postfix because of our own address",
    { to, status: "5.1.0", words: "smtp; 550 5.1.0 <no-reply@a.example>: Sender address rejected" },
    ["rejected"],
  ],
  [
    "refused because of an IP address that begins as a status does",
    { to, status: "5.0.0", words: "smtp; 550 Blocked: 5.1.83.9 is listed" },
    ["rejected"],
  ],
  [
    "no such user, told to a server whose IP address looks like a refused sender",
    { to, status: "5.1.1", words: "smtp; 550 5.1.1 no such user, said to 185.5.1.8" },
    ["no-such-address"],
  ],
  ["refused by policy", { to, status: "5.7.1", words: "smtp; 550 5.7.1 refused" }, ["blocked"]],
  [
    "the words say more than the status",
    { to, status: "5.0.0", words: "smtp; 550 5.1.1 user unknown" },
    ["no-such-address"],
  ],
  [
    "tried until its time was over",
    { to, status: "4.4.1", words: "X-Postfix; timed out" },
    ["unreachable"],
  ],
  [
    "greylisted until its time was over",
    { to, status: "4.1.1", words: "smtp; 450 4.1.1" },
    ["unreachable"],
  ],
  ["still tried", { to, action: "delayed", status: "4.4.1" }, []],
  ["handed on", { to, action: "relayed", status: "2.0.0" }, []],
  ["arrived", { to, action: "Delivered", status: "2.0.0", words: "" }, ["delivered"]],
])("a notification of a mail that is or was %s", async (_case, given, ends) => {
  expect(await endOf(notification(given))).toEqual(ends);
  expect((await readBounce(box, notification(given)))?.every((each) => each.id === id)).toBe(true);
});

test.each<[string, Parameters<typeof complaint>[0], string[] | null]>([
  ["that somebody calls it spam", { from: to }, ["spam-report"]],
  ["that it is spam, in the mail alone", { from: to, mailFrom: "" }, ["spam-report"]],
  ["that it is no spam after all", { from: to, type: "not-spam" }, []],
  ["that it is spam, where it is no mail of ours", { from: "bounces@heron.example" }, null],
])("a complaint about a mail says %s", async (_case, given, ends) => {
  expect(await endOf(complaint(given))).toEqual(ends);
});

test("a server that forwards says where the mail went to", async () => {
  const forwarded = notification({ to: "postmaster@heron.example" });
  for (const name of ["Delivered-To", "X-Original-To"]) {
    expect(await endOf(`${name}: ${to}\r\n${forwarded}`)).toEqual(["no-such-address"]);
  }
  expect(await endOf(forwarded)).toBeNull();
});

test("[SEC-G3] a mail is read as far as a report stands in it, however much of what it is of comes behind", async () => {
  const much = "\r\n".repeat(200_000);
  const whole = complaint({ from: to, mailFrom: "" });
  expect(await endOf(whole.replace(/(?=--part1--)/, much))).toEqual(["spam-report"]);
  expect(await endOf(whole.replace("This is an email", much))).toBeNull();
  const lines = "\r\n".repeat(5_000);
  expect(await endOf(whole.replace("This is an email", lines)), "each line costs").toBeNull();
  expect(await endOf(notification({ to }).replace(/(?=--[^\r]*--\r\n$)/, much))).not.toBeNull();
});

test.each([
  ["an answer of a machine", `To: ${to}\r\nSubject: Out of office\r\n\r\nI am away.`],
  ["nothing", ""],
  ["letters without a shape", "\u0000".repeat(10_000)],
  ["half a notification", notification({ to }).slice(0, 600)],
  ["parts in parts without end", nested(200)],
  ["a head without end", `To: ${to}\r\nX-A: ${"a".repeat(200_000)}\r\n\r\n`],
])("[SEC-G3] %s ends no mail", async (_case, mail) => {
  expect((await endOf(mail)) ?? []).toEqual([]);
});

function nested(depth: number): string {
  const open = (level: number) =>
    `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`;
  return `To: ${to}\r\n${Array.from({ length: depth }, (_, level) => open(level)).join("")}\r\nend`;
}

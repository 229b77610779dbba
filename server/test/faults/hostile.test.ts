import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attack } from "../hostile/attack.ts";
import { addKeys, settle } from "../hostile/callers.ts";
import { noLimits } from "../hostile/hostile-server.ts";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { logIn, newStranger, type Person, registration, send } from "./person.ts";

let server: ChildServer;
let keys: string[];
beforeAll(async () => {
  server = await prepareChildServer({ ARGON2_MEMORY_KIB: "64", LIMITS: JSON.stringify(noLimits) });
  keys = await addKeys(server);
});
afterAll(() => server.remove());

const json = "Content-Type: application/json";
const register =
  "POST /api/practice/registration/register HTTP/1.1\r\nHost: x\r\nConnection: close";
const withBody = (body: string, type = json) =>
  `${register}\r\n${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const hostile = [
  withBody("{"),
  withBody('{"__proto__":{"role":"HOD"}}'),
  withBody(JSON.stringify({ username: { $ne: null }, password: ["a1"] })),
  withBody(JSON.stringify({ username: "x'; drop table accounts; --", password: "\0" })),
  withBody("username=x&password=y", "Content-Type: application/x-www-form-urlencoded"),
  `${register}\r\n${json}\r\nContent-Length: 9999999\r\n\r\n`,
  `${register}\r\n${json}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "GET /api/practice/%2e%2e/%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  "TRACE /api/practice/security/auth HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  `POST /api/practice/security/auth HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${json}\r\nOrigin: https://evil.example\r\nContent-Length: 2\r\n\r\n{}`,
];

/** The status of the answer to raw bytes; null when none came. */
async function statusOf(bytes: string): Promise<number | null> {
  const socket = connect(Number(new URL(server.url).port), "localhost");
  socket.on("error", () => {}).on("connect", () => socket.write(bytes));
  const answer = await text(socket).catch(() => "");
  return answer === "" ? null : Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

/** Sends hostile requests one after another until told to stop, and returns what they were answered. */
async function keepAsking(isOver: () => boolean): Promise<(number | null)[]> {
  const statuses: (number | null)[] = [];
  for (let at = 0; !isOver(); at += 1) {
    statuses.push(await statusOf(hostile[at % hostile.length] ?? ""));
    // While nobody listens a refusal comes at once, and so many of them would hold up the start.
    if (statuses.at(-1) === null) await pause(20);
  }
  return statuses;
}

test("[SEC-F18] hostile requests get 4xx and nothing else, through a kill and a restart, and harm nobody's registration", async () => {
  await server.start();
  let isOver = false;
  const attacks = [1, 2].map(() => keepAsking(() => isOver));
  const registered: Person[] = [];
  for (let kill = 0; kill < 1; kill += 1) {
    for (let count = 0; count < 3; count += 1) {
      const person = newStranger();
      const answer = await send(server.url, registration(person));
      expect(answer?.status, answer?.text).toBe(200);
      registered.push(person);
    }
    const last = newStranger();
    const write = { ...registration(last), key: randomUUID() };
    const underWay = send(server.url, write);
    await server.kill();
    await underWay;
    await server.start();
    expect((await send(server.url, write))?.status).toBe(200);
    registered.push(last);
  }
  isOver = true;
  const statuses = (await Promise.all(attacks)).flat().filter((status) => status !== null);
  expect(statuses.length).toBeGreaterThan(hostile.length);
  expect(statuses.filter((status) => !(status >= 400 && status < 500))).toEqual([]);
  for (const person of registered) expect(await logIn(server.url, person)).toBe(200);
});

test("[SEC-F18 SEC-G11] requests made from the schemas of every call get no failure of the server's own, and none waits", async () => {
  await settle(server, keys[0] ?? "");
  const { byCare, faults } = await attack(server, keys, {
    seed: 1,
    requests: 1_000,
    limitMilliseconds: 20_000,
    sendsAgain: 5,
  });
  expect(faults).toEqual([]);
  expect(byCare.valid?.["2xx"]).toBeGreaterThan(50);
});

import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { createCapture } from "./capture.ts";
import { registerInbox } from "./inbox.ts";

const time = createTestClock(new Date("2026-11-20T08:00:00Z"));
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = Fastify();
  registerInbox(app, { database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const mail = {
  channel: "email",
  to: "lerato@example.org",
  subject: "Hello",
  text: "Follow https://www.heron.example/verifyEmail?a=1&b=2 now",
  html: "<p>Hello</p>",
} as const;

test("Captured messages are answered newest first, each once, in the documented shape, also of one address alone", async () => {
  const capture = createCapture(database, time.clock);
  const [first, second] = [newId(time.clock), newId(time.clock)];
  await capture(mail, first);
  await capture(mail, first);
  time.advance({ seconds: 1 });
  await capture({ channel: "sms", to: "+27821234567", text: "042917" }, second);
  const response = await app.inject("/dev/inbox.json");
  expect(response.json()).toEqual([
    {
      id: second,
      channel: "sms",
      to: "+27821234567",
      subject: "",
      text: "042917",
      html: "",
      createdAt: "2026-11-20T08:00:01.000Z",
    },
    { id: first, ...mail, createdAt: "2026-11-20T08:00:00.000Z" },
  ]);
  expect(response.headers["cache-control"]).toBe("no-store");
  const toOne = await app.inject("/dev/inbox.json?to=%2B27821234567");
  expect(toOne.json().map(({ id }: { id: string }) => id)).toEqual([second]);
});

test("The page's links lead to what a message says, and the designed mail can be looked at", async () => {
  const id = newId(time.clock);
  await createCapture(database, time.clock)(mail, id);
  const page = await app.inject("/dev/inbox");
  expect(page.body).toContain('href="https://www.heron.example/verifyEmail?a=1&amp;b=2"');
  expect(page.body).toContain(`href="/dev/inbox/${id}"`);
  const designed = await app.inject(`/dev/inbox/${id}`);
  expect(designed.body).toBe("<p>Hello</p>");
  expect(designed.headers["content-security-policy"]).toContain("default-src 'none'");
  for (const url of ["/dev/inbox/none", `/dev/inbox/${newId(time.clock)}`]) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
});

test("[SEC-F9] A hostile message is text on the page, and the page runs no script", async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror="alert(1)">';
  await createCapture(database, time.clock)(
    { ...mail, to: hostile, subject: hostile, text: `${hostile} javascript:alert(1)` },
    newId(time.clock),
  );
  const page = await app.inject("/dev/inbox");
  expect(page.body).not.toMatch(/<script|<img|href="javascript/);
  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(page.body).not.toMatch(/ style=|<style/);
});

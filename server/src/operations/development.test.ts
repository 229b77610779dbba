import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../test/database.ts";
import type { Database } from "../platform/database/database.ts";
import { registerDevelopment } from "./development.ts";

const paths = [
  "/dev/inbox",
  "/dev/inbox.json",
  "/dev/inbox.css",
  "/dev/api",
  "/dev/api/practice.json",
  "/dev/mails",
  "/dev/mails.css",
  "/dev/mails/en/1",
  "/dev/mails/en/1-dark.html",
];
const config = {
  publicUrl: "https://trial.example",
  inbox: true,
  production: false,
  languages: ["en"],
} as const;
const mail = { channel: "email", to: "n@example.org", subject: "Hello", text: "Hello" } as const;
const html = "<style>@media (prefers-color-scheme:dark){.a{color:red}}</style><p>Hello</p>";
const everyMessage = () => [{ module: "a.mails.ts", message: { ...mail, html } }];
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = Fastify();
  await registerDevelopment(app, { config, database, everyMessage });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const statusOf = async (url: string, host: string) =>
  (await app.inject({ url, headers: { host } })).statusCode;

test.each(paths)(
  "[SEC-F5] %s answers to the names of this machine and of PUBLIC_URL alone",
  async (path) => {
    for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000", "trial.example"]) {
      expect([host, await statusOf(path, host)]).toEqual([host, 200]);
    }
    for (const host of ["evil.example", "localhost.evil.example", "192.0.2.1:3000", "a b"]) {
      expect([host, await statusOf(path, host)]).toEqual([host, 404]);
    }
  },
);

test("nobody finds the mails in production", async () => {
  const live = Fastify();
  const production = { ...config, production: true, inbox: false };
  await registerDevelopment(live, { config: production, database, everyMessage });
  for (const url of ["/dev/mails", "/dev/mails.css", "/dev/mails/en/1"]) {
    expect((await live.inject({ url, headers: { host: "localhost" } })).statusCode).toBe(404);
  }
  await live.close();
});

test("a mail is shown in the theme that is asked for, and there is none beyond the last", async () => {
  const bodyOf = async (url: string) =>
    (await app.inject({ url, headers: { host: "localhost" } })).body;
  expect(await bodyOf("/dev/mails/en/1-dark.html")).toContain("@media all{.a");
  expect(await bodyOf("/dev/mails/en/1-light.html")).toContain("@media not all{.a");
  expect(await bodyOf("/dev/mails/en/1")).toContain("&lt;p&gt;Hello&lt;/p&gt;");
  for (const at of ["0", "2", "1-blue.html", "x"]) {
    expect(await statusOf(`/dev/mails/en/${at}`, "localhost")).toBe(404);
  }
});

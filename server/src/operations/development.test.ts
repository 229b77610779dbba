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
];
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = Fastify();
  const config = { publicUrl: "https://trial.example", inbox: true, production: false };
  await registerDevelopment(app, { config, database });
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

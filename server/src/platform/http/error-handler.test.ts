import { connect } from "node:net";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DatabaseAway } from "../database/postgres/database-away.ts";
import { QueueFull } from "../semaphore.ts";
import { handleErrors } from "./error-handler.ts";

let app: FastifyInstance;
let thrown: unknown;
beforeAll(() => {
  app = Fastify();
  handleErrors(app);
  app.get("/", () => {
    throw thrown;
  });
});
afterAll(() => app.close());

test.each([
  ["a database that is away", new DatabaseAway(new Error("of the database"))],
  ["a busy hasher", new QueueFull()],
])("[SEC-F9 SEC-F13] after %s whoever asked may ask again", async (_what, error) => {
  thrown = error;
  const response = await app.inject("/");
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
});

test.each(["22021", "22P05"])(
  "[SEC-G3] a text that no database takes (%s) is the client's fault",
  async (code) => {
    thrown = Object.assign(new Error("of the database"), { code });
    const response = await app.inject("/");
    expect([response.statusCode, response.json().code]).toEqual([400, "MALFORMED"]);
  },
);

test("[SEC-G1 SEC-G2] what nobody expected is told with the catalogue's words alone", async () => {
  thrown = Object.assign(new Error("of the database"), { code: "23505" });
  const response = await app.inject("/");
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain("of the database");
});

test("[SEC-G2] a client that leaves in the middle of its request is no error of the server", async () => {
  const { promise: logged, resolve } = Promise.withResolvers<string>();
  const write = (line: string) => {
    if (!line.includes("listening")) resolve(line);
  };
  const server = Fastify({
    logger: { level: "info", stream: { write } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  handleErrors(server);
  server.post("/", async () => ({}));
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  const client = connect(Number(new URL(origin).port), "127.0.0.1");
  const head = [
    "POST / HTTP/1.1",
    "Host: x",
    "Content-Type: application/json",
    "Content-Length: 9",
  ];
  client.write(`${head.join("\r\n")}\r\n\r\n{`, () => client.destroy());
  expect(JSON.parse(await logged)).toMatchObject({ level: 30, msg: "the client left" });
  await server.close();
});

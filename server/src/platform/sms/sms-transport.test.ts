import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { MessageRefused, TransportAway } from "../mail/message.ts";
import { createSmsTransport as createTransport, type SmsSettings } from "./sms-transport.ts";

/** By a gateway of one's own. */
const createSmsTransport = (settings: Pick<SmsSettings, "url" | "token" | "timeoutMilliseconds">) =>
  createTransport({ provider: "bearer", account: null, from: null, http: null, ...settings });

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function gateway(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
}

const text = { channel: "sms", to: "+27821234567", text: "Your code is 042917" } as const;
const answering = (status: number, headers = {}) =>
  gateway((_request, response) => response.writeHead(status, headers).end());

test("A message is posted as JSON with the bearer token and the outbox row's id", async () => {
  const received = Promise.withResolvers<unknown>();
  const url = await gateway(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(202).end("{}");
    const { authorization, "content-type": type } = request.headers;
    received.resolve([
      request.method,
      authorization,
      type,
      JSON.parse(String(Buffer.concat(chunks))),
    ]);
  });
  await createSmsTransport({ url, token: "secret" })(text, "row-1");
  expect(await received.promise).toEqual([
    "POST",
    "Bearer secret",
    "application/json",
    { to: "+27821234567", text: "Your code is 042917", idempotencyKey: "row-1" },
  ]);
});

test("[SEC-G7] A redirect is refused and never followed", async () => {
  let followed = 0;
  const elsewhere = await gateway((_request, response) => {
    followed += 1;
    response.writeHead(200).end();
  });
  for (const status of [301, 302, 303, 307, 308]) {
    const send = createSmsTransport({
      url: await answering(status, { location: elsewhere }),
      token: null,
    });
    await expect(send(text, "row")).rejects.toBeInstanceOf(MessageRefused);
  }
  expect(followed).toBe(0);
});

test.each([500, 502, 503, 429, 401])(
  "[SEC-F11] %i closes the way out, the message keeps its tries",
  async (status) => {
    const send = createSmsTransport({ url: await answering(status), token: null });
    await expect(send(text, "row")).rejects.toMatchObject({
      name: "TransportAway",
      code: `SMS_${status}`,
    });
  },
);

test.each([400, 403, 404, 422])(
  "[SEC-F11 SEC-H3] %i refuses the message, with what was said but the number and the code",
  async (status) => {
    const said = '{"error":"+27821234567 is barred for \'Your code is 042917\'"}';
    const url = await gateway((_request, response) => response.writeHead(status).end(said));
    const error: unknown = await createSmsTransport({ url, token: null })(text, "row").catch(
      (refusal: unknown) => refusal,
    );
    expect(error).toBeInstanceOf(MessageRefused);
    expect(error).toMatchObject({
      reason: `SMS ${status} {"error":"… is barred for '…'"}`,
    });
  },
);

test("[SEC-F9] an answer without end is read to its beginning alone", async () => {
  const url = await gateway((_request, response) => {
    response.writeHead(400).write("no ".repeat(10_000));
  });
  const send = createSmsTransport({ url, token: null, timeoutMilliseconds: 5_000 });
  await expect(send(text, "row")).rejects.toMatchObject({
    reason: expect.stringMatching(/^SMS 400 no no/),
  });
});

test("[SEC-F9 SEC-F11] A gateway that never answers is given up after the time limit", async () => {
  const url = await gateway(() => {});
  const send = createSmsTransport({ url, token: null, timeoutMilliseconds: 50 });
  await expect(send(text, "row")).rejects.toMatchObject({ code: "SMS_TimeoutError" });
});

test("[SEC-F11] A gateway that is not there closes the way out", async () => {
  const url = await answering(200);
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  const send = createSmsTransport({ url, token: null });
  await expect(send(text, "row")).rejects.toBeInstanceOf(TransportAway);
});

test("[SEC-G9] A recipient with a control character never reaches the gateway", async () => {
  let asked = 0;
  const url = await gateway((_request, response) => {
    asked += 1;
    response.end();
  });
  const send = createSmsTransport({ url, token: null });
  await expect(send({ ...text, to: "+27821234567\r\nX: y" }, "row")).rejects.toThrow("control");
  expect(asked).toBe(0);
});

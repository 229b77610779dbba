import { afterAll, beforeAll, expect, test } from "vitest";
import { postMessage } from "../../src/integrations/webhooks/post-message.ts";
import { createSmsTransport } from "../../src/platform/sms/sms-transport.ts";
import { startTracing } from "../../src/platform/tracing/start-tracing.ts";
import { continueAs, readTraceparent } from "../../src/platform/tracing/trace-context.ts";
import { registerPerson } from "../accounts.ts";
import { goodPassword } from "../people.ts";
import { leaksIn } from "../secrets/leaks.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { startCollector, type ToldSpan } from "./collector.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const json = { "content-type": "application/json" };

let collector: Awaited<ReturnType<typeof startCollector>>;
let server: TestServer;
let person: Awaited<ReturnType<typeof registerPerson>>;
let spans: ToldSpan[];
let requestId: string | null;

beforeAll(async () => {
  collector = await startCollector();
  const stop = await startTracing({
    endpoint: collector.url,
    headers: {},
    serviceName: "frontdoor",
    version: "1.2.3",
    share: 1,
  });
  server = await openTestServer();
  const url = await server.app.listen({ port: 0, host: "localhost" });
  const post = (path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { ...json, traceparent },
      body: JSON.stringify(body),
    });
  person = await registerPerson(server);
  await post("/practice/security/auth", { username: person.username, password: goodPassword });
  const answer = await post("/practice/security/password/requestReset", {
    username: person.username,
  });
  requestId = answer.headers.get("x-request-id");
  await server.deliver();
  await server.app.close();
  await stop();
  ({ spans } = collector);
});
afterAll(async () => {
  collector.stop();
  await server.close();
});

const childrenOf = (parent: ToldSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === parent?.spanId);
const namesBelow = (parent: ToldSpan | undefined): string[] =>
  childrenOf(parent).flatMap((child) => [child.name, ...namesBelow(child)]);
const attributeOf = (span: ToldSpan | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value;

test("a request goes on with the trace that came, and its statements stand below it", () => {
  const request = spans.find(({ name }) => name === "POST /api/practice/security/auth");
  expect(request).toMatchObject({ traceId, parentSpanId: "00f067aa0ba902b7" });
  expect(attributeOf(request, "http.response.status_code")).toEqual({ intValue: 200 });
  const statements = childrenOf(request);
  expect(statements.length).toBeGreaterThan(2);
  expect(attributeOf(statements[0], "db.query.text")).toEqual({
    stringValue: expect.stringContaining("$1"),
  });
});

test("the mail of a request belongs to its trace, from the outbox to the mail server", () => {
  const request = spans.find(
    (span) => attributeOf(span, "frontdoor.request_id")?.stringValue === requestId,
  );
  const [carried, ...rest] = childrenOf(request).filter(({ name }) => name.startsWith("outbox "));
  expect([carried?.traceId, rest]).toEqual([traceId, []]);
  expect(namesBelow(carried)).toContain("send email");
});

test("[SEC-H3] no name, address, number, password, token or code of the run stands in a span", async () => {
  const told = collector.texts.join("\n");
  const values = await everyValue();
  expect(values.size).toBeGreaterThan(5);
  const secrets = [
    ...[person.username, person.emailAddress, person.cellularNumber, goodPassword, "8001015009087"],
    // A mail's reference is the id of its request, by which spans are found as well.
    ...server.sent
      .flatMap(({ text }) => text.match(/[\w-]{22,}|\b\d{6}\b/g) ?? [])
      .filter((found) => !isId(found)),
    ...Object.values(person.cookies).filter((value) => value !== "practice"),
  ].map((value) => String(value));
  expect(secrets.length).toBeGreaterThan(7);
  expect(secrets.filter((secret) => leaksIn(told, { it: [secret] }).length > 0)).toEqual([]);
  expect([...values].filter((value) => told.includes(value))).toEqual([]);
});

const isId = (value: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** What is stored of people; nothing of it but ids, which a log may hold as well, may stand in a span. */
async function everyValue(): Promise<Set<string>> {
  const { kysely } = server.database;
  const tables = ["accounts", "tokens", "identity_documents", "known_devices"] as const;
  const rows = await Promise.all(
    tables.map((name) => kysely.selectFrom(name).selectAll().execute()),
  );
  const values = rows.flat().flatMap((row) => Object.values(row));
  return new Set(
    values
      .filter((value) => typeof value === "string" && value.length > 12 && !isId(value))
      .map(String),
  );
}

test("webhooks and the SMS gateway get the trace that is at work, and none where nobody traces", async () => {
  const sms = createSmsTransport({
    provider: "bearer",
    url: `${collector.url}/sms`,
    account: null,
    token: null,
    from: null,
    http: null,
  });
  const receiver = { url: `${collector.url}/hook`, secrets: [] };
  const message = { id: "1", sentAt: new Date(), body: "{}" };
  const send = async () => {
    await sms({ channel: "sms", to: "+27821234567", text: "x" }, "1");
    await postMessage(receiver, message, ["127.0.0.0/8"]);
  };
  await send();
  await continueAs(traceparent, send);
  expect(collector.others).toEqual([
    { url: "/sms", traceparent: undefined },
    { url: "/hook", traceparent: undefined },
    { url: "/sms", traceparent },
    { url: "/hook", traceparent },
  ]);
});

test("without a collector nothing is recorded and the trace still goes on", async () => {
  const stop = await startTracing(null);
  const before = spans.length;
  const quiet = await openTestServer();
  await quiet.post(
    "/practice/security/password/requestReset",
    { username: "nobody" },
    { headers: { traceparent } },
  );
  const { kysely } = quiet.database;
  const rows = await kysely.selectFrom("outbox").select("traceparent").execute();
  expect(rows).toEqual([{ traceparent }]);
  await quiet.close();
  await stop();
  expect(spans.length).toBe(before);
});

test.each(["", "00-0", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`, `${traceparent}\r\nx: y`])(
  "what is no traceparent is not gone on with: %j",
  (header) => {
    expect(readTraceparent(header)).toBeNull();
  },
);

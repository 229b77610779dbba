import { writeFileSync } from "node:fs";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callerAs } from "../../../test/product-keys.ts";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { run } from "../run.ts";

const folder = temporaryFolder("import");
const heading = "username,emailAddress,name,surname,cellularNumber";
const patient = (username: string, email = `${username}@example.org`) =>
  `${username},${email},Naledi,Khumalo,082 123 4567`;

let server: TestServer;
let front: FastifyInstance;
let env: Record<string, string>;
/** What happens to the answer of the n-th request, counted from 1. */
let fate: (request: number) => "answered" | "lost" | "busy";
let requests: number;
let shown: string[];

beforeEach(async () => {
  server = await openTestServer();
  [fate, requests, shown] = [() => "answered", 0, []];
  front = Fastify({ bodyLimit: 4_000_000 });
  front.all("/api/*", async ({ method, url, headers, body }, reply) => {
    requests += 1;
    const now = fate(requests);
    if (now === "busy") return reply.code(503).header("Retry-After", "2").send({});
    const payload = JSON.stringify(body);
    const sent = { method: method as "POST", url, headers, payload };
    const answer = await server.app.inject(sent);
    if (now === "lost") return reply.raw.destroy();
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  });
  const FRONTDOOR_URL = await front.listen({ port: 0, host: "localhost" });
  const { key } = await callerAs(server, "operator");
  env = { FRONTDOOR_URL, FRONTDOOR_KEY: key, INIT_CWD: folder };
});
afterEach(async () => {
  await front.close();
  await server.close();
});

const progress = {
  show: (done: number, total: number) => shown.push(`${done} of ${total}`),
  measure() {},
  end: () => shown.push("end"),
};
const frontdoor = (line: string) =>
  run(line.split(" "), env, { wait: () => Promise.resolve(), progress });

function writePatients(count: number, change: (lines: string[]) => void = () => {}) {
  const lines = Array.from({ length: count }, (_, place) => patient(`patient-${place}`));
  change(lines);
  writeFileSync(join(folder, "patients.csv"), [heading, ...lines].join("\n"));
}
const isIn = async (name: string) => (await frontdoor(`account show ${name}`)).code === 0;

test("one faulty row keeps every row out, and is told by file, line and column", async () => {
  writePatients(250, (lines) => {
    lines[3] = 'patient-3,patient-3@example.org,"Naledi\nZoe",Khumalo,082 123 4567';
    lines[229] = patient("patient-229", "nowhere");
    lines[249] = patient("");
  });
  const { code, out, err } = await frontdoor("account import patients.csv");
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(`${join(folder, "patients.csv")}, line 232, column emailAddress: `);
  expect(err).toContain("patients.csv, line 252, column username: ");
  expect(err).toContain("Nothing was imported.");
  expect(requests).toBe(0);
  expect(await isIn("patient-0")).toBe(false);
});

test("what is in, what is not and what nobody knows is told when the server goes away", async () => {
  writePatients(401);
  fate = (request) => (request > 2 ? "lost" : "answered");
  const { code, out } = await frontdoor("account import patients.csv --json");
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    error: {
      code: "NO_ANSWER",
      message: expect.stringContaining(
        "Lines 2 to 201 are in.\nLines 202 to 301 are in, all of them or none.\nLines 302 to 402 are not in.",
      ),
      lines: { in: [2, 201], unknown: [202, 301], out: [302, 402] },
    },
  });
  fate = () => "answered";
  expect(await isIn("patient-199")).toBe(true);
  expect(await isIn("patient-300")).toBe(false);
  const again = await frontdoor("account import patients.csv");
  expect(again.out).toMatch(/^101 are new, 300 were skipped/);
});

test("a server that cannot be reached has got nothing", async () => {
  writePatients(150);
  await front.close();
  const { out } = await frontdoor("account import patients.csv --json");
  expect(JSON.parse(out).error).toMatchObject({
    code: "NOT_REACHED",
    lines: { in: null, unknown: null, out: [2, 151] },
  });
});

test("what the server alone can refuse is told by its line, with the lines that are in", async () => {
  const first = Array.from({ length: 100 }, (_, place) => `general-practice,role-${place},Role`);
  const lines = ["parentId,id,name", ...first, "no-such-discipline,role-x,Role"];
  writeFileSync(join(folder, "roles.csv"), lines.join("\r\n"));
  const { code, err } = await frontdoor("lookup import practice-specialities roles.csv");
  expect(code).toBe(1);
  expect(err).toContain("roles.csv, line 102, column parentId: ");
  expect(err).toContain("Lines 2 to 101 are in.\nLine 102 is not in.");
});

test("an answer that is lost, or late for a busy server, is asked for again and counts once", async () => {
  writePatients(150);
  fate = (request) => (["busy", "lost"] as const)[request - 1] ?? "answered";
  const { code, out } = await frontdoor("account import patients.csv");
  expect([code, out]).toEqual([0, "150 are new, 0 were skipped."]);
  expect(requests).toBe(4);
});

test("skipped rows are told by their lines, also one whose name stands in the file twice", async () => {
  writePatients(3, (lines) => lines.push(patient("patient-1")));
  const { out } = await frontdoor("account import patients.csv --json");
  expect(JSON.parse(out)).toEqual({ imported: 3, skipped: [{ line: 5, username: "patient-1" }] });
});

test("an import of several requests says how far it is", async () => {
  writePatients(250);
  await frontdoor("account import patients.csv");
  expect(shown).toEqual(["0 of 250", "100 of 250", "200 of 250", "end"]);
});

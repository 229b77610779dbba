import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callerAs } from "../../../test/product-keys.ts";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { run } from "../run.ts";

const folder = temporaryFolder("people");
const heading = "realm,type,username,emailAddress,name,surname,passwordHash";
const reception = (name: string, changes: { surname?: string; username?: string } = {}) =>
  `practice,RECEPTION,${changes.username ?? name},${name}@example.org,Naledi,${changes.surname ?? "Khumalo"},`;
const academic = (name: string, type: string, more: object = {}) =>
  JSON.stringify({
    realm: "academic",
    type,
    emailAddress: `${name}@example.org`,
    name: "Naledi",
    surname: "Khumalo",
    hpcsaNumber: "MP0123456",
    disciplineId: "anaesthetics",
    specialityId: "anaesthetics",
    gradeId: "registrar",
    trainingInstitutionId: "ukzn-addington-hospital",
    ...more,
  });
const many = (count: number) =>
  Array.from({ length: count }, (_, place) => reception(`moved-${place}`));

let server: TestServer;
let front: FastifyInstance;
let env: Record<string, string>;
/** Whether the n-th request, counted from 1, is answered. */
let isAnswered: (request: number) => boolean;

beforeEach(async () => {
  server = await openTestServer();
  isAnswered = () => true;
  let requests = 0;
  front = Fastify({ bodyLimit: 8_000_000 });
  front.all("/api/*", async ({ method, url, headers, body }, reply) => {
    requests += 1;
    const payload = JSON.stringify(body);
    const answer = await server.app.inject({ method: method as "POST", url, headers, payload });
    if (!isAnswered(requests)) return reply.raw.destroy();
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

const write = (name: string, lines: readonly string[]) =>
  writeFileSync(join(folder, name), lines.join("\n"));
const progress = { show() {}, measure() {}, end() {} };
const frontdoor = (line: string) => run(line.split(" "), env, { wait: async () => {}, progress });
async function imported(options = "", file = "people.csv") {
  const { out, code } = await frontdoor(`account import ${file} --json${options}`);
  return { code, ...JSON.parse(out) };
}
const accounts = async () => {
  const found = server.database.kysely
    .selectFrom("accounts")
    .select("username")
    .orderBy("username");
  return (await found.execute()).map(({ username }) => username);
};

test("good rows go in, faulty ones are listed by line, column and reason, and by nothing of their own", async () => {
  write("people.csv", [
    heading,
    reception("one"),
    reception("two", { surname: "Kh1malo" }),
    "practice,RECEPTION",
    reception("three", { username: "ONE" }),
    'practice,RECEPTION,four,four@example.org,"Naledi",Khumalo,"not\na hash"',
    reception("five"),
  ]);
  const told = await imported();
  expect(told).toMatchObject({ code: 1, rows: 6, made: 2, already: 0, faulty: 4 });
  const listed = readFileSync(told.faults, "utf8").trimEnd().split("\r\n");
  expect(listed).toEqual([
    "line,column,problem",
    "4,row,2 values under 7 names.",
    "3,surname,It is not valid.",
    "5,username,Line 2 of this file has this username.",
    "6,passwordHash,It is not valid.",
  ]);
  expect(await accounts()).toEqual(["five", "one"]);
  write("people.csv", [heading, reception("one"), reception("two"), reception("five")]);
  expect(await imported()).toMatchObject({ code: 0, made: 1, already: 2, faulty: 0, faults: null });
  expect(existsSync(told.faults)).toBe(false);
});

test("a file that is there and is no list of faulty rows stays, and nothing is done", async () => {
  write("people.csv", [heading, reception("kept")]);
  const before = readFileSync(join(folder, "people.csv"), "utf8");
  for (const errors of ["people.csv", "."]) {
    const told = await frontdoor(`account import people.csv --dry-run --errors ${errors}`);
    expect(JSON.stringify(told)).toContain("is no list of faulty rows");
    expect(told.code).toBe(1);
  }
  expect(readFileSync(join(folder, "people.csv"), "utf8")).toBe(before);
});

test("a dry run tells what is wrong in the whole file and makes nothing", async () => {
  const lines = many(700);
  lines[650] = reception("moved-650", { username: "moved-3" });
  lines[651] = reception("moved-4", { username: "other" });
  write("people.csv", [heading, ...lines]);
  const told = await imported(" --dry-run");
  expect(told).toMatchObject({ code: 1, dryRun: true, rows: 700, made: 698, faulty: 2 });
  expect(readFileSync(told.faults, "utf8")).toContain("652,username,Line 5 of this file");
  expect(readFileSync(told.faults, "utf8")).toContain("653,emailAddress,Line 6 of this file");
  expect(await accounts()).toEqual([]);
});

test("a dry run counts what is in already once, and not as what it would make", async () => {
  write("people.csv", [heading, reception("one")]);
  await imported();
  write("people.csv", [heading, reception("one"), reception("two")]);
  const told = await imported(" --dry-run");
  expect(told).toMatchObject({ rows: 2, made: 1, already: 1, faulty: 0 });
});

test("a dry run counts what is in already and stands twice in the file as the import does", async () => {
  write("people.csv", [heading, reception("one")]);
  await imported();
  write("people.csv", [heading, reception("one"), reception("one"), reception("two")]);
  for (const options of [" --dry-run", ""]) {
    expect(await imported(options)).toMatchObject({ rows: 3, made: 1, already: 2, faulty: 0 });
  }
});

test("in a dry run a head of department may stand in a batch above", async () => {
  const hods = Array.from({ length: 501 }, (_, place) => academic(`head-${place}`, "HOD"));
  const supervisors = ["head-0", "nobody"].map((head) =>
    academic(`under-${head}`, "SUPERVISOR", {
      hodEmailAddress: `${head}@example.org`,
      hodConfirmed: true,
    }),
  );
  write("people.ndjson", [...hods, ...supervisors, "[]", '{"name":1}', '{"nam":"x"}']);
  for (const options of [" --dry-run", ""]) {
    const told = await imported(options, "people.ndjson");
    expect(told).toMatchObject({ rows: 506, made: 502, faulty: 4 });
    expect(readFileSync(told.faults, "utf8")).toMatch(/503,hodEmailAddress,/);
  }
});

test("in a dry run a row whose head stands above is a second one of its address as any other is", async () => {
  const hods = Array.from({ length: 501 }, (_, place) => academic(`head-${place}`, "HOD"));
  const under = { hodEmailAddress: "head-0@example.org", hodConfirmed: true };
  write("people.ndjson", [...hods, academic("head-1", "SUPERVISOR", under)]);
  const told = await imported(" --dry-run", "people.ndjson");
  expect(told).toMatchObject({ rows: 502, made: 501, faulty: 1 });
  expect(readFileSync(told.faults, "utf8")).toContain("502,username,Line 2 of this file");
});

test("a column that nobody knows refuses the file, and so do options that are not for patients", async () => {
  write("people.csv", [`${heading},nickname`, `${reception("one")},x`]);
  const unknown = await frontdoor("account import people.csv");
  expect(unknown.err).toContain("line 1, column nickname: No column has this name.");
  write("patients.csv", ["username,emailAddress,name,surname,cellularNumber"]);
  const patients = await frontdoor("account import patients.csv --dry-run");
  expect(patients).toMatchObject({
    code: 1,
    err: "--dry-run is for a file with the column realm.",
  });
  expect(await accounts()).toEqual([]);
});

test("a server that goes away is told with how far it is; the same command goes on and doubles nothing", async () => {
  write("people.csv", [heading, ...many(1_700)]);
  isAnswered = (request) => request < 3;
  const { code, out } = await frontdoor("account import people.csv --json");
  expect(code).toBe(1);
  expect(JSON.parse(out).error).toMatchObject({ code: "NO_ANSWER", made: 1_000, rows: 1_000 });
  isAnswered = () => true;
  const again = await imported();
  expect(again).toMatchObject({ code: 0, rows: 1_700, faulty: 0 });
  // The third batch went in, and its answer was lost.
  expect([again.made, again.already]).toEqual([200, 1_500]);
  expect(await accounts()).toHaveLength(1_700);
});

test("[SEC-F13] killed in the middle and started again it goes on, and doubles nothing", async () => {
  write("people.csv", [heading, ...many(3_000)]);
  const main = fileURLToPath(new URL("../main.ts", import.meta.url));
  const args = [main, "account", "import", "people.csv", "--json"];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  for await (const line of createInterface(child.stderr)) {
    expect(JSON.parse(line).progress).toMatchObject({ done: 500, total: 3_000 });
    child.kill("SIGKILL");
    break;
  }
  await once(child, "exit");
  const before = (await accounts()).length;
  expect(before).toBeGreaterThanOrEqual(500);
  expect(before).toBeLessThan(3_000);
  const again = await imported();
  expect(again).toMatchObject({ code: 0, rows: 3_000, faulty: 0 });
  expect(again.made + again.already).toBe(3_000);
  expect(again.already).toBeGreaterThanOrEqual(before);
  expect(await accounts()).toHaveLength(3_000);
});

import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "./run.ts";

let server: Server;
let url: string;
let answer: (path: string, response: ServerResponse) => void;
let requests: { path: string; key: string | undefined }[];
let waits: number[];

beforeEach(async () => {
  [requests, waits] = [[], []];
  server = createServer((request, response) => {
    const key = request.headers["idempotency-key"];
    requests.push({ path: request.url ?? "", key: typeof key === "string" ? key : undefined });
    answer(request.url ?? "", response);
  });
  await once(server.listen(0, "localhost"), "listening");
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response
    .writeHead(status, { "Content-Type": "application/json", ...headers })
    .end(JSON.stringify(body));
const problem = (status: number, code: string, more = {}) => ({
  code,
  status,
  message: code,
  ...more,
});

async function wait(milliseconds: number): Promise<void> {
  waits.push(milliseconds);
}
const surroundings = { wait, progress: { show() {}, measure() {}, end() {} } };
const frontdoor = (line: string, env: Record<string, string> = {}) =>
  run(line.split(" "), { FRONTDOOR_URL: url, FRONTDOOR_KEY: "key", ...env }, surroundings);
/** What `--json` prints of an error; the other output stays empty. */
async function errorOf(line: string, env: Record<string, string> = {}) {
  const { code, out, err } = await frontdoor(`${line} --json`, env);
  expect(err).toBe("");
  return { exit: code, ...JSON.parse(out).error };
}

test("--json prints a refusal with the server's code, status and faulty fields", async () => {
  const fields = { emailAddress: "Please enter a valid email address." };
  answer = (_path, response) => send(response, 400, problem(400, "VALIDATION", { fields }));
  expect(await errorOf("invite practice thandi --reason new")).toEqual({
    exit: 1,
    code: "VALIDATION",
    status: 400,
    fields,
    message: "1 value is not valid:\n  <email>: Please enter a valid email address.",
  });
});

test("a refused value is told by the option that it was typed with, never as a field of a form", async () => {
  const fields = {
    "redirectUris.0": "Please enter a valid value for this field",
    initiateLoginUri: "The Address field is invalid",
    reason: "The field is required",
  };
  const message =
    "You have not completed this form correctly. Please review each highlighted field and correct.";
  answer = (_path, response) =>
    send(response, 400, { ...problem(400, "VALIDATION", { fields }), message });
  const { err } = await frontdoor("openid client add practice logbook --reason new");
  expect(err).toBe(
    "3 values are not valid:\n  --redirect-uri: It is not valid.\n  --initiate-login-uri: It is not valid.\n  --reason: It is missing.",
  );
});

test("what was typed wrongly names the command whose help has an example", async () => {
  expect((await frontdoor("account show")).err).toBe(
    "Missing: <username>.\nfrontdoor account show --help shows its options and an example.",
  );
  expect((await frontdoor("acount show x")).err).toContain("frontdoor --help lists every command.");
});

test("--json prints what was typed wrongly, what is not configured and who does not answer", async () => {
  expect(await errorOf("acount show x")).toMatchObject({ exit: 2, code: "TYPED_WRONGLY" });
  const wrong = { FRONTDOOR_URL: "http://front.example" };
  expect(await errorOf("audit verify", wrong)).toMatchObject({ exit: 1, code: "CONFIGURATION" });
  expect(await errorOf("audit verify", { FRONTDOOR_URL: "http://localhost:9" })).toEqual({
    exit: 1,
    code: "NOT_REACHED",
    message: expect.stringContaining("No front door answers at http://localhost:9."),
  });
});

test("--json prints what nobody expected", async () => {
  const unreadable = { NO: "" } as Record<string, string>;
  Object.defineProperty(unreadable, "FRONTDOOR_URL", {
    get: () => {
      throw new TypeError("broken");
    },
  });
  const { code, out } = await run(["audit", "verify", "--json"], unreadable, surroundings);
  expect(code).toBe(1);
  expect(JSON.parse(out).error).toMatchObject({
    code: "UNEXPECTED",
    message: expect.stringContaining("broken"),
  });
});

test("a busy server is asked again when it says, with the same key; one that stays busy is told", async () => {
  answer = (_path, response) =>
    send(response, 503, problem(503, "UNAVAILABLE"), { "Retry-After": "2" });
  const error = await errorOf("removal-request create thandi --reason asked");
  expect(error).toMatchObject({ exit: 1, code: "UNAVAILABLE", status: 503 });
  expect(requests).toHaveLength(5);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  expect(requests[0]?.key).toMatch(/^[\w-]{36}$/);
  expect(waits).toEqual([2_000, 2_000, 2_000, 2_000]);
});

test("a connection that breaks in the middle of an answer is tried again, and told when it stays so", async () => {
  answer = (_path, response) => {
    response.writeHead(200, { "Content-Length": "1000" }).write("{");
    setImmediate(() => response.destroy());
  };
  expect(await errorOf("audit verify")).toMatchObject({
    code: "NO_ANSWER",
    message: expect.stringContaining("the connection broke"),
  });
  expect(requests).toHaveLength(5);
});

test("what would be done twice is not sent twice", async () => {
  answer = (_path, response) => response.destroy();
  expect(await errorOf("account unlock thandi")).toMatchObject({ code: "NO_ANSWER" });
  expect(requests).toHaveLength(1);
});

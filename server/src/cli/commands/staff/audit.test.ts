import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { run } from "../../run.ts";

let server: TestServer;
let env: Record<string, string>;

beforeAll(async () => {
  server = await openTestServer();
  const FRONTDOOR_URL = await server.app.listen({ port: 0, host: "localhost" });
  env = { FRONTDOOR_URL, FRONTDOOR_KEY: (await callerAs(server, "operator")).key };
});
afterAll(() => server.close());

const frontdoor = (line: string) => run(line.split(" "), env);

test("audit export prints those alone of a person, a kind and a span of time", async () => {
  const { username } = await registerPerson(server);
  const { id } = await accountOf(server, username);
  const { out } = await frontdoor(`audit export --person ${id} --kind registered`);
  expect(out.split("\n").map((line) => JSON.parse(line))).toMatchObject([
    { kind: "registered", subjectId: id },
  ]);
  const before = await frontdoor(`audit export --person ${id} --until 2020-01-01T00:00:00Z`);
  expect(before).toMatchObject({ code: 0, out: "" });
  expect((await frontdoor("audit export --since yesterday")).code).toBe(1);
});

test("audit export prints each page as it comes, and holds none of it", async () => {
  const { username } = await registerPerson(server);
  const { id } = await accountOf(server, username);
  const printed: string[] = [];
  const { code, out } = await run(["audit", "export", "--person", id], env, {
    wait: async () => {},
    progress: { show() {}, measure() {}, end() {} },
    print: async (text) => {
      printed.push(text);
    },
  });
  expect({ code, out }).toEqual({ code: 0, out: "" });
  const lines = printed.join("\n").split("\n");
  expect(lines.map((line) => JSON.parse(line).subjectId)).toContain(id);
});

test("[SEC-H5] audit export prints those alone of a member of staff", async () => {
  const { username } = await registerPerson(server);
  const { id, ...member } = await staffAs(server, "support");
  await member.post("/accounts/unlock", { realm: "practice", username });
  const { out } = await frontdoor(`audit export --staff ${id}`);
  expect(out.split("\n").map((line) => JSON.parse(line))).toMatchObject([
    { kind: "account-unlocked", actor: `staff:${id}` },
  ]);
  expect((await frontdoor("audit export --staff thandi")).code).toBe(1);
});

test("[SEC-H6] verifying tells what to note outside, and a noted place is looked for next time", async () => {
  await registerPerson(server);
  await frontdoor("audit export");
  const { out } = await frontdoor("audit verify");
  const noted = /Note (\d+:\w{64}) outside/.exec(out)?.[1] ?? "";
  expect((await frontdoor(`audit verify --noted ${noted}`)).code).toBe(0);
  const beyond = await frontdoor(`audit verify --noted 9${noted}`);
  expect(beyond.code).toBe(1);
  expect(beyond.out).toContain("The chain ends before the place that was noted.");
  expect((await frontdoor("audit verify --noted last")).code).toBe(2);
});

test("[SEC-H6] verifying goes on where an answer says that there is more, counts all of it, and stops at what is broken", async () => {
  const head = "a".repeat(64);
  const sound = { valid: true, head, markedAt: 0, markedSince: null, problem: null, at: null };
  const next = `50000:${head}:01900000-0000-7000-8000-000000000001`;
  const first = { ...sound, events: 50_000, position: 50_000, next };
  const last = { ...sound, events: 7, position: 50_007, next: null };
  const broken = { ...last, valid: false, events: null, problem: "changed", at: "50003" };
  const asked: unknown[] = [];
  const answers = [first, last, first, broken];
  const other = Fastify();
  other.get("/api/products/audit/verify", async ({ query }) => {
    asked.push(query);
    return answers[asked.length - 1];
  });
  const FRONTDOOR_URL = await other.listen({ port: 0, host: "localhost" });
  const verify = () => run(["audit", "verify", "--json"], { ...env, FRONTDOOR_URL });
  const whole = await verify();
  expect([whole.code, JSON.parse(whole.out)]).toMatchObject([
    0,
    { events: 50_007, position: 50_007 },
  ]);
  expect(asked).toEqual([{ from: "start" }, { from: next }]);
  const found = await verify();
  expect([found.code, JSON.parse(found.out)]).toMatchObject([
    1,
    { problem: "changed", at: "50003" },
  ]);
  await other.close();
});

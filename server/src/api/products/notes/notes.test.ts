import { randomUUID } from "node:crypto";
import { longestNoteDays, maximumNotes } from "@frontdoor/contract/products/notes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, auditOf, registerPerson } from "../../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { peopleJobs } from "../../../maintenance/people-jobs.ts";

let server: TestServer;
let support: Caller;
beforeAll(async () => {
  server = await openTestServer();
  support = await staffAs(server, "support", { name: "Sipho" });
});
afterAll(() => server.close());

const inDays = (days: number) =>
  new Date(server.deps.clock().getTime() + days * 86_400_000).toISOString();
async function somebody(): Promise<string> {
  const { username } = await registerPerson(server);
  return (await accountOf(server, username)).id;
}
const write = (id: string, text = "Calls back on Friday", until = inDays(3), by = support) =>
  by.post(`/accounts/${id}/notes/add`, { text, until });
const read = async (id: string) => (await support.get(`/accounts/${id}/notes`)).json();

test("a note is read by support until its day, and deleted by maintenance then", async () => {
  const id = await somebody();
  const until = inDays(3);
  expect((await write(id)).statusCode).toBe(200);
  expect(await read(id)).toMatchObject([
    { text: "Calls back on Friday", writtenBy: "Sipho", expiresAt: until },
  ]);
  const [written] = await auditOf(server, id, "note-written");
  expect(written).toMatchObject({ actor: `staff:${support.id}` });
  expect(JSON.stringify(written)).not.toContain("Friday");
  server.advance({ days: 3 });
  expect(await read(id)).toEqual([]);
  const job = peopleJobs.find(({ name }) => name === "remove-old-notes");
  expect(await job?.run(server.database, server.deps.clock())).toBe(1);
});

test("one that is deleted is gone; deleted again it is gone", async () => {
  const id = await somebody();
  const note = (await write(id)).json().id;
  for (const _time of [1, 2]) {
    expect((await support.post(`/accounts/notes/${note}/end`)).statusCode).toBe(200);
  }
  expect(await read(id)).toEqual([]);
  expect(await auditOf(server, id, "note-deleted")).toHaveLength(1);
});

test("an account has twenty at most; a day that is over or too far, no text and nobody's account are refused", async () => {
  const id = await somebody();
  for (const until of [inDays(-1), inDays(longestNoteDays + 1)]) {
    const refused = await write(id, "x", until);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["until"]]);
  }
  expect((await write(id, " ")).statusCode).toBe(400);
  expect((await write(randomUUID())).json().code).toBe("ACCOUNT_ID_UNKNOWN");
  for (let place = 0; place < maximumNotes; place += 1) {
    expect((await write(id, `note ${place}`)).statusCode).toBe(200);
  }
  expect((await write(id)).json().code).toBe("TOO_MANY_NOTES");
});

test("no product reads a note, and no other role; what was written is no markup anywhere", async () => {
  const id = await somebody();
  const script = "<img src=x onerror=alert(1)>";
  await write(id, script);
  expect((await read(id))[0].text).toBe(script);
  for (const role of ["registrar", "marketing", "integrator", "auditor"] as const) {
    const answer = await (await staffAs(server, role)).get(`/accounts/${id}/notes`);
    expect([role, answer.statusCode]).toEqual([role, 403]);
  }
  for (const product of ["practice", "patient", "academic"] as const) {
    const caller = await callerAs(server, product);
    expect((await caller.get(`/accounts/${id}/notes`)).statusCode).toBe(401);
    expect((await caller.get(`/accounts/${id}`)).body).not.toContain("onerror");
  }
});

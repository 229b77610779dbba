import { afterAll, beforeAll, expect, test } from "vitest";
import { callerAs } from "../../../test/product-keys.ts";
import { countStatements } from "../../../test/statements/count-statements.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { keptSeconds } from "./response-cache.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const path = "/practice/lookup/disciplines";
const list = (headers: Record<string, string> = {}) => server.get(path, { headers });
const save = async (entry: { id: string; name: string }) => {
  const operator = await callerAs(server, "operator");
  const entries = [{ ...entry, active: true }];
  const saved = await operator.post("/lookups", { list: "practice-disciplines", entries });
  expect(saved.statusCode).toBe(200);
};
const rename = (name: string) =>
  server.database.kysely
    .updateTable("lookup_items")
    .set({ name })
    .where("list", "=", "practice-disciplines")
    .where("id", "=", "reed-medicine")
    .execute();

test("a list is answered from memory, byte for byte, without asking the database", async () => {
  const first = await list();
  const counted = await countStatements(async () => {
    const again = await list();
    expect(again.rawPayload).toEqual(first.rawPayload);
    expect(again.headers["content-type"]).toBe(first.headers["content-type"]);
    expect(again.headers["cache-control"]).toBe("public, max-age=300");
    expect(again.headers.vary).toBe("Accept-Language");
  });
  expect(counted).toEqual({ statements: 0, commits: 0 });
});

test("whoever holds a list already is told so, and no more", async () => {
  const etag = String((await list()).headers.etag);
  const again = await list({ "if-none-match": etag });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
  expect((await list({ "if-none-match": '"other"' })).statusCode).toBe(200);
});

test("each language has a list of its own", async () => {
  const inAfrikaans = await list({ "accept-language": "af" });
  expect(inAfrikaans.body).not.toBe((await list()).body);
  expect((await list({ "accept-language": "af" })).body).toBe(inAfrikaans.body);
});

test("what is saved is shown at once, and what another process saved soon", async () => {
  await list();
  await save({ id: "reed-medicine", name: "Reed medicine" });
  const names = async () => (await list()).json().map(({ name }: { name: string }) => name);
  expect(await names()).toContain("Reed medicine");
  await rename("Riverine medicine");
  expect(await names()).toContain("Reed medicine");
  server.advance({ seconds: keptSeconds });
  expect(await names()).toContain("Riverine medicine");
});

test("[SEC-F12] a list that was kept while the clock was a day ahead is not kept for a day", async () => {
  const names = async () => (await list()).json().map(({ name }: { name: string }) => name);
  await save({ id: "reed-medicine", name: "Reed medicine" });
  server.advance({ days: 1 });
  expect(await names()).toContain("Reed medicine");
  await rename("Lagoon medicine");
  server.advance({ days: -1 });
  expect(await names()).toContain("Lagoon medicine");
});

test("addresses below which there is nothing are not kept: nobody fills the memory with them", async () => {
  const nothing = "/practice/lookup/discipline/invented/specialities";
  expect((await server.get(nothing)).json()).toEqual([]);
  const counted = await countStatements(() => server.get(nothing));
  expect(counted.statements).toBe(1);
});

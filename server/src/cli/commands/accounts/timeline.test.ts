import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../../test/accounts.ts";
import { operatorEnvironment } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { run } from "../../run.ts";

let server: TestServer;
let environment: Record<string, string>;

beforeAll(async () => {
  server = await openTestServer({ tick: 1 });
  environment = await operatorEnvironment(server);
});
afterAll(() => server.close());

const account = (line: string) => run(`account ${line}`.split(" "), environment);

test("account show tells with --timeline what happened, and by the id of a search as well", async () => {
  const { username } = await registerPerson(server);
  await server.post("/practice/security/auth", { username, password: "not-the-password" });
  await server.deliver();
  const plain = await account(`show ${username}`);
  expect(plain.out).not.toContain("login-failed");
  const { out } = await account(`show ${username} --timeline`);
  expect(out).toMatch(/^at +what +by +details +id$/m);
  expect(out).toMatch(/ login-failed +anonymous +because=wrong /);
  expect(out).toMatch(/ practice\.welcome-mail +system +state=handed-over attempts=1 /);
  const { id, timeline } = JSON.parse((await account(`show ${username} --timeline --json`)).out);
  expect((await account(`show ${id}`)).out).toBe(plain.out);
  expect(JSON.parse((await account(`timeline ${id} --json`)).out)).toEqual(timeline);
  const rest = await account(`timeline ${id} --after ${timeline[0].id} --limit 1 --json`);
  expect(JSON.parse(rest.out)).toEqual([timeline[1]]);
});

test("the id of nobody is refused", async () => {
  expect(await account("timeline 01a20bca-7e00-7acb-a823-fb5c37046b02")).toMatchObject({ code: 1 });
});

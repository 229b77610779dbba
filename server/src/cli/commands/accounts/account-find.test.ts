import { afterAll, beforeAll, expect, test } from "vitest";
import { importPatient, registerPerson } from "../../../../test/accounts.ts";
import { operatorEnvironment } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { run } from "../../run.ts";

let server: TestServer;
let environment: Record<string, string>;

beforeAll(async () => {
  server = await openTestServer();
  environment = await operatorEnvironment(server);
});
afterAll(() => server.close());

const find = (...rest: string[]) => run(["account", "find", ...rest], environment);

test("account find shows whoever begins so, with the address masked", async () => {
  const { username } = await registerPerson(server, { firstname: "Ayanda", lastname: "Findlay" });
  const { code, out } = await find("ayanda find");
  expect(code).toBe(0);
  expect(out).toMatch(/^id +realm +type +name +username +maskedEmail +status$/m);
  expect(out).toContain("Ayanda Findlay");
  expect(out).toContain(username);
  expect(out).not.toContain("@example.org");
  expect(JSON.parse((await find("ayanda find", "--json")).out).accounts).toHaveLength(1);
});

test("more than 20 are said, and that nobody is found", async () => {
  for (let place = 10; place < 31; place += 1) await importPatient(server, `many-${place}`);
  expect((await find("many-")).out).toContain("type more of it, or --page 2");
  expect(await find("nobody-here")).toMatchObject({ code: 0, out: "Nobody is found." });
});

test("two letters are typed wrongly; a role that does not search is refused", async () => {
  expect(await find("ab")).toMatchObject({ code: 2 });
  const { key } = await staffAs(server, "auditor");
  const refused = await run(["account", "find", "nobody"], { ...environment, FRONTDOOR_KEY: key });
  expect(refused.code).toBe(1);
});

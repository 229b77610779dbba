import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../test/accounts.ts";
import { operatorEnvironment } from "../../test/product-keys.ts";
import { staffAs } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { run } from "./run.ts";

let server: TestServer;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer({ environment: { TWO_PERSON: "on" } });
  environment = await operatorEnvironment(server);
});
afterAll(() => server.close());

/** Types a command with somebody's key; without one it is the installation's. */
const frontdoor = (line: string, key = environment.FRONTDOOR_KEY ?? "") =>
  run(line.split(" "), { ...environment, FRONTDOOR_KEY: key });
const add = (name: string, role: string) =>
  frontdoor(`staff add ${name} ${name}@example.org ${role} --reason begins --json`);

describe("members of staff", () => {
  test("[SEC-L3] one is added, told who they are, given a new key, and ended", async () => {
    const made = JSON.parse((await add("Naledi", "support")).out);
    const own = await frontdoor("staff me --json", made.key);
    expect(JSON.parse(own.out)).toMatchObject({ id: made.id, name: "Naledi", role: "support" });
    const renewed = await frontdoor(`staff key ${made.id} --days 30 --reason lost --json`);
    expect((await frontdoor("staff me", made.key)).code).toBe(1);
    expect((await frontdoor("staff me", JSON.parse(renewed.out).key)).code).toBe(0);
    expect((await frontdoor(`staff end ${made.id} --reason left`)).code).toBe(0);
    expect((await frontdoor("staff me", JSON.parse(renewed.out).key)).code).toBe(1);
    expect((await frontdoor("staff list --status ended")).out).toContain("Naledi@example.org");
  });

  test("a role that there is not, and days that no key has, are typed wrongly", async () => {
    const { code, err } = await frontdoor("staff add Sipho s@example.org boss --reason begins");
    expect(code).toBe(2);
    expect(err).toContain("support: ");
    const days = "staff add Sipho s@example.org support --days 0 --reason begins";
    expect(await frontdoor(days)).toMatchObject({ code: 2 });
    expect((await frontdoor("staff list")).out).not.toContain("s@example.org");
  });
});

describe("with two persons", () => {
  let first: string;
  let second: string;
  beforeAll(async () => {
    ({ key: first } = await staffAs(server, "owner", { name: "Anna" }));
    ({ key: second } = await staffAs(server, "owner", { name: "Bongani" }));
  });

  /** Asks for the archiving of somebody new, as the first owner. */
  async function ask() {
    const { username } = await registerPerson(server);
    const line = `account archive ${username} --reason asked --json --yes`;
    const { code, out } = await frontdoor(line, first);
    return { username, code, approval: JSON.parse(out).error.approval as string };
  }
  const statusOf = async (username: string) => (await accountOf(server, username)).status;

  test("[SEC-L5] a command that can do harm waits, with an exit code of its own, until another owner confirms it", async () => {
    const { username, code, approval } = await ask();
    expect([code, await statusOf(username)]).toEqual([3, "active"]);
    expect((await frontdoor("approval list --state pending", second)).out).toContain(approval);
    expect((await frontdoor(`approval confirm ${approval}`, first)).code).toBe(1);
    const done = await frontdoor(`approval confirm ${approval}`, second);
    expect([done.code, await statusOf(username)]).toEqual([0, "archived"]);
    expect(done.out).toContain("archiveAccount");
  });

  test("[SEC-L6] what another owner refuses is not done", async () => {
    const { username, approval } = await ask();
    const refused = await frontdoor(`approval refuse ${approval} --reason no`, second);
    expect(refused).toMatchObject({ code: 0 });
    expect((await frontdoor(`approval confirm ${approval}`, second)).code).toBe(1);
    expect(await statusOf(username)).toBe("active");
  });
});

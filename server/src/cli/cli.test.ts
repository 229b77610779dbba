import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerPerson } from "../../test/accounts.ts";
import { type House, openHouse } from "../../test/house.ts";
import { callerAs } from "../../test/product-keys.ts";
import { commands } from "./commands/all.ts";

const main = join(import.meta.dirname, "main.ts");
let house: House;
let url: string;
let key: string;

beforeAll(async () => {
  house = await openHouse();
  url = await house.app.listen({ port: 0, host: "localhost" });
  ({ key } = await callerAs(house, "operator"));
});
afterAll(() => house.close());

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs the command as an operator does. */
function frontdoor(line: string, env: Record<string, string> = {}): Promise<Ran> {
  const args = line === "" ? [] : line.split(" ");
  const environment = { FRONTDOOR_URL: url, FRONTDOOR_KEY: key, ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env: environment }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

describe("help", () => {
  test("without a command every one is listed", async () => {
    const { code, out } = await frontdoor("");
    expect(code).toBe(0);
    for (const { words, summary } of commands) {
      expect(out).toMatch(new RegExp(`^${words.join(" ")}.*${summary}$`, "m"));
    }
  });

  test("a group lists its own, a command tells its options", async () => {
    const group = await frontdoor("outbox");
    expect(group.out).toContain("outbox retry <id>");
    expect(group.out).not.toContain("account show");
    const command = await frontdoor("account show --help");
    expect(command.out).toContain("frontdoor account show <username> [options]");
    expect(command.out).toContain("one of practice, academic; practice unless given");
  });
});

describe("exit code 2: typed wrongly", () => {
  test.each([
    ["acount show x", 'There is no command "acount".'],
    ["account open x", 'There is no command "account open".'],
    ["account show", "Missing: username."],
    ["account show a b", "Too much: b."],
    ["account show a --realm patient", "--realm is one of practice, academic."],
    ["account show a --colour red", "--colour"],
    ["audit export --after last", "--after is a position"],
  ])("%s", async (line, message) => {
    const { code, out, err } = await frontdoor(line);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(message);
  });
});

describe("exit code 1: refused", () => {
  test("what the server says is told", async () => {
    const { code, err } = await frontdoor("account show nobody-of-this-name");
    expect([code, err]).toEqual([1, "There is nothing at this address. (404)\n"]);
  });

  test("a wrong key", async () => {
    const { code, err } = await frontdoor("audit verify", { FRONTDOOR_KEY: "invented" });
    expect([code, err]).toEqual([1, "A valid product key is needed for this call. (401)\n"]);
  });

  test("no key", async () => {
    const { code, err } = await frontdoor("audit verify", { FRONTDOOR_KEY: "" });
    expect(code).toBe(1);
    expect(err).toContain("set FRONTDOOR_KEY");
  });

  test("nobody there", async () => {
    const { code, err } = await frontdoor("audit verify", { FRONTDOOR_URL: "http://localhost:9" });
    expect(code).toBe(1);
    expect(err).toContain("No front door answers at http://localhost:9.");
  });

  test("a key never travels in the clear", async () => {
    const env = { FRONTDOOR_URL: "http://front.example" };
    const { code, err } = await frontdoor("audit verify", env);
    expect(code).toBe(1);
    expect(err).toContain("FRONTDOOR_URL: begin it with https://");
  });
});

describe("invite", () => {
  test("is made, listed and revoked", async () => {
    const made = await frontdoor("invite practice thandi@example.org --no-mail");
    expect(made.out).toMatch(/\/signup\/practice\?inviteCode=[\w-]{43}\n/);
    const head = "invite academic sipho@example.org Sipho --role HOD --no-mail --json";
    const { id } = JSON.parse((await frontdoor(head)).out);
    expect((await frontdoor("invite list --kind academic")).out).toContain(id);
    expect((await frontdoor(`invite revoke ${id}`)).code).toBe(0);
    const revoked = await frontdoor("invite list --status REVOKED --json");
    expect(JSON.parse(revoked.out)).toMatchObject([{ id, role: "HOD", kind: "academic" }]);
  });

  test("what is wrong with an address is said", async () => {
    const { code, err } = await frontdoor("invite practice thandi --no-mail");
    expect(code).toBe(1);
    expect(err).toMatch(/^ {2}emailAddress: /m);
  });
});

describe("account, outbox, audit", () => {
  test("the key of the data folder opens the calls", async () => {
    const folder = mkdtempSync(join(tmpdir(), "frontdoor-cli-"));
    writeFileSync(join(folder, "product-keys.json"), JSON.stringify({ operator: key }));
    const { code } = await frontdoor("audit verify", { FRONTDOOR_KEY: "", DATA_DIR: folder });
    expect(code).toBe(0);
  });

  test("an account is shown and unlocked", async () => {
    const { username } = await registerPerson(house);
    const shown = await frontdoor(`account show ${username}`);
    expect(shown.out).toMatch(/^status +active$/m);
    const unlocked = await frontdoor(`account unlock ${username} --json`);
    expect(JSON.parse(unlocked.out)).toEqual({ unlocked: true });
  });

  test("messages are listed", async () => {
    const listed = JSON.parse((await frontdoor("outbox list --state waiting --json")).out);
    expect(listed[0]).toMatchObject({ state: "waiting", attempts: 0 });
    expect((await frontdoor("outbox list")).out).toContain(listed[0].id);
    expect((await frontdoor(`outbox retry ${listed[0].id}`)).code).toBe(1);
    expect((await frontdoor("outbox list --state dead")).out).toBe("Nothing waits.\n");
  });

  test("the audit is exported whole and verified", async () => {
    const { out } = await frontdoor("audit export");
    const kinds = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).kind);
    expect(kinds).toContain("account-unlocked");
    expect((await frontdoor("audit verify")).out).toMatch(/^valid +true$/m);
  });
});

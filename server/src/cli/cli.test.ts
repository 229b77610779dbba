import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importColumnNames } from "@frontdoor/contract/products/import-columns.ts";
import { maximumImportedText } from "@frontdoor/contract/products/import-people.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerPerson } from "../../test/accounts.ts";
import { compiled } from "../../test/compiled.ts";
import { callerAs } from "../../test/product-keys.ts";
import { temporaryFolder, temporaryFolderOfTest } from "../../test/temporary-folder.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { commandWords } from "./command.ts";
import { commands } from "./commands/all.ts";
import { run } from "./run.ts";

const main = join(import.meta.dirname, "main.ts");
let server: TestServer;
let url: string;
let key: string;

beforeAll(async () => {
  server = await openTestServer();
  url = await server.app.listen({ port: 0, host: "localhost" });
  ({ key } = await callerAs(server, "operator"));
});
afterAll(() => server.close());

const environment = () => ({ FRONTDOOR_URL: url, FRONTDOOR_KEY: key });
const frontdoor = (line: string, env: Record<string, string> = {}) =>
  run(line === "" ? [] : line.split(" "), { ...environment(), ...env });

/** Runs the command as an operator does, in a process of its own, which the shell starts. */
function spawned(
  line: string,
  shell = 'exec "$@"',
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(
      "/bin/sh",
      ["-c", shell, "sh", process.execPath, main, ...line.split(" ")],
      { env: { ...environment(), ...compiled } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

/** The device of Linux that takes nothing, as a full disk does. */
const fullDisk = "/dev/full";

describe("the process", () => {
  test("prints an answer, also for programs, and ends well", async () => {
    const { code, out, err } = await spawned("audit verify --json");
    expect([code, err]).toEqual([0, ""]);
    expect(JSON.parse(out)).toMatchObject({ valid: true });
  });

  test("says what was refused or typed wrongly on the other output", async () => {
    const refused = await spawned("account show nobody-of-this-name");
    expect(refused).toEqual({
      code: 1,
      out: "",
      err: "There is no account with this username. (404)\n",
    });
    expect((await spawned("account show")).code).toBe(2);
  });
});

test("--version tells the version of package.json, to people and to programs", async () => {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"),
  );
  expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(await frontdoor("--version")).toEqual({ code: 0, out: version, err: "" });
  expect(JSON.parse((await frontdoor("--version --json")).out)).toEqual({ version });
});

describe.runIf(existsSync(fullDisk))("on a full disk", () => {
  test.each(["audit export", "audit export --json", "audit verify"])(
    "%s fails, in words",
    async (line) => {
      await registerPerson(server);
      expect(await spawned(line, `exec "$@" > ${fullDisk}`)).toEqual({
        code: 1,
        out: "",
        err: "The output was not written to its end: ENOSPC: no space left on device, write\n",
      });
    },
  );
});

test("an export of which a disk takes a part fails, in words", async () => {
  for (let people = 0; people < 4; people += 1) await registerPerson(server);
  const file = join(temporaryFolderOfTest("export"), "audit.json");
  const exported = await spawned("audit export --json", `ulimit -f 1; exec "$@" > ${file}`);
  expect([exported.code, exported.err]).toEqual([
    1,
    "The output was not written to its end: EFBIG: file too large, write\n",
  ]);
});

test("an import fails, in words, of whose faulty rows a disk takes a part of the list", async () => {
  const folder = temporaryFolderOfTest("import");
  const [file, faults] = [join(folder, "people.csv"), join(folder, "faults.csv")];
  const tooLong = "?".repeat(maximumImportedText + 1);
  writeFileSync(file, `${importColumnNames}\n${importColumnNames.map(() => tooLong)}\n`);
  const line = `account import ${file} --errors ${faults} --reason moved`;
  const { code, err } = await spawned(line, 'ulimit -f 1; exec "$@"');
  expect(statSync(faults).size, "what it took").toBeGreaterThan(0);
  expect(code).toBe(1);
  expect(err).toContain(`${faults} was not written to its end: EFBIG: file too large, write`);
  expect(err).toContain("Start the same command again");
});

describe("help", () => {
  test("without a command every one is listed", async () => {
    const { code, out } = await frontdoor("");
    expect(code).toBe(0);
    for (const command of commands) {
      const words = commandWords(command);
      expect(out.split("\n")).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${words.join(" ")} .*${RegExp.escape(command.summary)}$`),
        ),
      );
    }
  });

  test("a group lists its own, a command tells its options", async () => {
    const group = await frontdoor("outbox");
    expect(group.out).toContain("outbox retry <id>");
    expect(group.out).not.toContain("account show");
    const command = await frontdoor("account show --help");
    expect(command.out).toContain("frontdoor account show <username> [options]");
    expect(command.out).toContain("one of practice, academic; practice unless given");
    for (const words of ["", "outbox", "account show"]) {
      expect(await frontdoor(`help ${words}`)).toEqual(await frontdoor(`${words} --help`));
    }
  });
});

describe("exit code 2: typed wrongly", () => {
  test.each([
    ["acount show x", 'There is no command "acount".'],
    ["account open x", 'There is no command "account open".'],
    ["account show", "Missing: <username>."],
    ["account show a b", "Not expected: b."],
    ["account show a --realm patient", "--realm is one of practice, academic."],
    ["account show a --realm practice --realm academic", "--realm is given twice."],
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
    expect([code, err]).toEqual([1, "There is no account with this username. (404)"]);
  });

  test("a wrong key", async () => {
    const { code, err } = await frontdoor("audit verify", { FRONTDOOR_KEY: "invented" });
    expect([code, err]).toEqual([1, "A valid product key is needed for this call. (401)"]);
  });

  test("no key", async () => {
    // Not where a server that somebody has run from this folder keeps its keys.
    const DATA_DIR = temporaryFolderOfTest("no-key");
    const { code, err } = await frontdoor("audit verify", { FRONTDOOR_KEY: "", DATA_DIR });
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
    const made = await frontdoor("invite practice thandi@example.org --reason new");
    expect(made.out).toMatch(/^It goes by mail\. Its id is \S+\.$/);
    const head = "invite academic sipho@example.org Sipho --role HOD --reason new --json";
    const { id } = JSON.parse((await frontdoor(head)).out);
    expect((await frontdoor("invite list --kind academic")).out).toContain(id);
    expect((await frontdoor(`invite revoke ${id}`)).code).toBe(0);
    const revoked = await frontdoor("invite list --status REVOKED --json");
    expect(JSON.parse(revoked.out)).toMatchObject([{ id, role: "HOD", kind: "academic" }]);
  });

  test.each(["thandi", "t@b.za --practice x"])("what is wrong with %s is said", async (given) => {
    const { code, err } = await frontdoor(`invite practice ${given} --reason new`);
    expect(code).toBe(1);
    expect(err).toMatch(/^ {2}(<email>|--practice): /m);
  });
});

describe("lists, accounts, removal", () => {
  const folder = temporaryFolder("lists");
  const inFolder = { INIT_CWD: folder };

  test("entries of a list are imported, of an unknown list not", async () => {
    writeFileSync(join(folder, "countries.csv"), "id,name\nXK,Kosovo\n");
    const { out } = await frontdoor("lookup import countries countries.csv --json", inFolder);
    expect(JSON.parse(out)).toEqual({ saved: 1 });
    const countries = (await server.get("/practice/lookup/countries")).json();
    expect(countries).toContainEqual({ id: "XK", name: "Kosovo", active: true });
    expect((await frontdoor("lookup import planets countries.csv", inFolder)).code).toBe(2);
  });

  test("links to heads of department are listed", async () => {
    expect((await frontdoor("hod list --status pending")).out).toBe("There are none.");
    const nobody = "0190f1a2-0000-7000-8000-000000000000";
    expect((await frontdoor(`hod confirm ${nobody} ${nobody}`)).err).toContain("(404)");
  });

  test("[S6.014] accounts are imported and their removal is asked for; archiving wants a yes", async () => {
    const patients = ["naledi", "zanele"].map(
      (name) => `${name},${name}@example.org,Naledi,Khumalo,082 123 4567`,
    );
    const heading = "username,emailAddress,name,surname,cellularNumber";
    writeFileSync(join(folder, "patients.csv"), [heading, ...patients].join("\n"));
    const line = "account import patients.csv";
    expect((await frontdoor(line, inFolder)).out).toBe("2 are new, 0 were skipped.");
    expect((await frontdoor(line, inFolder)).out).toBe(
      "0 are new, 2 were skipped, their usernames are taken:\nline 2: naledi\nline 3: zanele",
    );
    const request = await frontdoor("removal-request create naledi --reason asked");
    expect(request.out).toBe("The link goes to them by mail, and works for 24 hours.");
    expect((await frontdoor("account archive zanele")).err).toContain("--yes");
    expect((await frontdoor("account archive zanele --yes --reason test")).code).toBe(0);
    expect((await frontdoor("account show zanele")).out).toMatch(/^status +archived$/m);
  });
});

describe("account, outbox, audit", () => {
  test("the key of the data folder opens the calls", async () => {
    const folder = temporaryFolderOfTest("cli");
    writeFileSync(join(folder, "product-keys.json"), JSON.stringify({ operator: key }));
    const { code } = await frontdoor("audit verify", { FRONTDOOR_KEY: "", DATA_DIR: folder });
    expect(code).toBe(0);
  });

  test("an account is shown and unlocked", async () => {
    const { username } = await registerPerson(server);
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
    expect((await frontdoor("outbox list --state failed")).out).toBe("Nothing waits.");
  });

  test("all that failed is tried again at once; a filter alone, or an id beside --all, is typed wrongly", async () => {
    expect(await frontdoor("outbox retry --all --state refused --channel mail")).toMatchObject({
      code: 0,
      out: "0 are tried again now.",
    });
    expect((await frontdoor("outbox retry")).code).toBe(2);
    expect((await frontdoor(`outbox retry ${randomUUID()} --kind practice.reset-mail`)).code).toBe(
      2,
    );
    expect((await frontdoor(`outbox retry ${randomUUID()} --all`)).code).toBe(2);
    expect((await frontdoor("outbox retry --all --state waiting")).code).toBe(2);
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

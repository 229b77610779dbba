import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { commandWords } from "./command.ts";
import { commands } from "./commands/all.ts";
import { completionScript } from "./completion.ts";
import { run } from "./run.ts";

/** What bash offers once somebody has typed so much and presses the tabulator, line by line. */
function offeredAfter(lines: readonly string[]): string[][] {
  const presses = lines.map((line) => {
    const words = line.split(" ");
    return `COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")})
COMP_CWORD=${words.length - 1}
COMPREPLY=()
_frontdoor
echo "\${COMPREPLY[*]}"`;
  });
  const script = [completionScript(commands, "bash"), ...presses].join("\n");
  const { stdout, stderr, status } = spawnSync("bash", [], { input: script, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout
    .trimEnd()
    .split("\n")
    .map((words) => words.split(" ").filter((word) => word !== ""));
}

const offered = (line: string) => offeredAfter([line])[0] ?? [];

test("the first word is one of the groups, each once", () => {
  const groups = offered("frontdoor ");
  expect(groups).toEqual([...new Set(commands.map((command) => commandWords(command)[0]))].sort());
  expect(offered("frontdoor acc")).toEqual(["account"]);
});

test("the words of a group follow it, and no other's", () => {
  expect(offered("frontdoor staff a")).toEqual(["add"]);
  expect(offered("frontdoor account second-factor ")).toEqual(["code", "end"]);
  expect(offered("frontdoor nothing ")).toEqual([]);
});

test("options stand behind a command, and the values of those that have a few", () => {
  expect(offered("frontdoor account unlock thandi --")).toEqual(["--help", "--json", "--realm"]);
  expect(offered("frontdoor account unlock thandi --realm ")).toEqual(["practice", "academic"]);
  expect(offered("frontdoor account unlock thandi --realm a")).toEqual(["academic"]);
  expect(offered("frontdoor backup "), "files are the shell's").toEqual([]);
});

test("every command is completed, word by word", () => {
  const presses = commands
    .map(commandWords)
    .flatMap((words) =>
      words.map((word, at) => ({ line: ["frontdoor", ...words.slice(0, at), ""].join(" "), word })),
    );
  const lines = [...new Set(presses.map(({ line }) => line))];
  const answers = offeredAfter(lines);
  for (const { line, word } of presses) {
    expect(answers[lines.indexOf(line)], line).toContain(word);
  }
});

test("completion prints it for bash and for zsh, and knows no other shell", async () => {
  const { out } = await run(["completion", "bash"], {});
  expect(out).toBe(completionScript(commands, "bash"));
  expect((await run(["completion", "zsh"], {})).out).toMatch(/^autoload/);
  expect(await run(["completion", "fish"], {})).toMatchObject({
    code: 2,
    err: expect.stringContaining("<shell> is one of bash, zsh."),
  });
});

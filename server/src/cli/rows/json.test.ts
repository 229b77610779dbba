import { expect, test } from "vitest";
import { type Command, commandValues, commandWords } from "../command.ts";
import { commands } from "../commands/all.ts";
import { run } from "../run.ts";

const unreachable = { FRONTDOOR_URL: "http://127.0.0.1:1", FRONTDOOR_KEY: "k".repeat(43) };
const surroundings = { wait: async () => {}, progress: { show() {}, measure() {}, end() {} } };
const typed = (command: Command) => [
  ...commandWords(command),
  ...commandValues(command).map(() => "package.json"),
  ...(command.options?.reason === undefined ? [] : ["--reason", "test"]),
];

test.each(
  commands.filter(({ asks }) => asks.length > 0).map((command) => [typed(command).join(" ")]),
)(
  "%s prints JSON alone with --json when it fails: nobody answers, or what was typed does not do",
  async (line) => {
    const { code, out, err } = await run([...line.split(" "), "--json"], unreachable, surroundings);
    expect([1, 2]).toContain(code);
    expect(err).toBe("");
    expect(JSON.parse(out).error).toMatchObject({
      code: expect.stringMatching(/^[A-Z_]+$/),
      message: expect.any(String),
    });
  },
);

test.each(commands.map((command) => [commandWords(command).join(" ")]))(
  "%s prints JSON alone with --json when it was typed wrongly, and ends with 2",
  async (line) => {
    const args = [...line.split(" "), "--no-such-option", "--json"];
    const { code, out, err } = await run(args, unreachable, surroundings);
    expect([code, err]).toEqual([2, ""]);
    expect(JSON.parse(out).error.code).toBe("TYPED_WRONGLY");
  },
);

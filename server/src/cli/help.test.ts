import { describe, expect, test } from "vitest";
import { commandWords } from "./command.ts";
import { commands } from "./commands/all.ts";
import { parse } from "./parse.ts";
import { run } from "./run.ts";

/** The words of a line as a shell hands them on, without what it redirects itself. */
function typed(line: string): string[] {
  const [command = ""] = line.split(" > ");
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
}

describe.each(commands.map((command) => ({ name: commandWords(command).join(" "), command })))(
  "frontdoor $name",
  ({ name, command }) => {
    test("--help has one example, which the command takes", async () => {
      const { code, out } = await run([...commandWords(command), "--help"], {});
      expect(code).toBe(0);
      const examples = [...out.matchAll(/^Example: frontdoor (.+)$/gm)].map(([, line]) => line);
      expect(examples).toEqual([command.example]);
      expect(parse(typed(command.example), commands)).toMatchObject({ kind: "run", command });
    });

    test("its example says why where a reason is needed", () => {
      const isOptional = name === "account import";
      if (!("reason" in (command.options ?? {})) || isOptional) return;
      expect(typed(command.example)).toContain("--reason");
    });
  },
);

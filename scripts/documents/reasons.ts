import { readFileSync, writeFileSync } from "node:fs";
import type { Call } from "@frontdoor/contract/call.ts";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { clientCalls } from "../../server/src/api/products/approvals/second-approver.ts";
import { type Command, commandWords } from "../../server/src/cli/command.ts";
import { commands } from "../../server/src/cli/commands/all.ts";

export const reasonsFile = "docs/operations.md";
const heading = "| With `TWO_PERSON=on` | Commands with a `--reason` |\n|---|---|\n";

/** docs/operations.md with its table of the calls that need a reason or a second person, made from the code. */
export function withReasons(document: string): string {
  const start = document.indexOf(heading) + heading.length;
  const end = document.indexOf("\n\n", start);
  if (start < heading.length || end < 0) throw new Error(`${reasonsFile} has no table of reasons.`);
  const wanting = commands.filter(({ options }) => options?.reason !== undefined);
  const rows = [...Map.groupBy(wanting, waits)].map(
    ([waiting, alike]) =>
      `| ${waiting} | ${alike.map((each) => `\`${commandWords(each).join(" ")}\``).join(", ")} |`,
  );
  return document.slice(0, start) + rows.join("\n") + document.slice(end);
}

function waits({ asks }: Command): string {
  if (asks.length === 0) return "at once, on the machine";
  const wanted = asks.flatMap((name) => (productCalls[name] as Call).secondPerson ?? []);
  const [first] = wanted;
  if (first === undefined) return "at once";
  if (first === "always") return "waits, with `off` as well";
  if (asks.some((name) => clientCalls.includes(name))) {
    return "waits; where people stay signed in (`SINGLE_SIGN_ON`), with `off` as well";
  }
  return first === true ? "waits" : `waits ${first.words}`;
}

if (import.meta.main) {
  writeFileSync(reasonsFile, withReasons(readFileSync(reasonsFile, "utf8")));
}

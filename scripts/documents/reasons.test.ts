import { readFileSync } from "node:fs";
import type { Call } from "@frontdoor/contract/call.ts";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { expect, test } from "vitest";
import { toJSONSchema } from "zod/mini";
import { commands } from "../../server/src/cli/commands/all.ts";

const takesReason = ({ body }: Call) =>
  body !== undefined && "reason" in Object(toJSONSchema(body, { io: "input" }).properties);

test("docs/operations.md lists every command that wants a reason, and which of them wait for a second person", () => {
  const reasoned = Object.entries<Call>(productCalls).filter(([, call]) => takesReason(call));
  const rows = reasoned.map(([name, { secondPerson }]) => {
    const command = commands.find(({ asks }) => asks.some((asked) => asked === name));
    expect(command?.options, name).toHaveProperty("reason");
    return `| \`${command?.words.join(" ")}\` | ${secondPerson ? "waits" : "at once"} |`;
  });
  const document = readFileSync("docs/operations.md", "utf8");
  const shown = document.match(/^\| `.+` \| (?:waits|at once) \|$/gm) ?? [];
  expect(shown.toSorted()).toEqual(rows.toSorted());
});

test("whatever waits for a second person wants a reason, which that one reads", () => {
  const waiting = Object.values<Call>(productCalls).filter(({ secondPerson }) => secondPerson);
  expect(waiting.filter((call) => !takesReason(call))).toEqual([]);
});

import { type Call, isFailure } from "@frontdoor/contract/call.ts";
import { expect, test } from "vitest";
import { validateInput } from "../platform/calls/validate.ts";
import type { CliConfig } from "./cli-config.ts";
import type { Tools } from "./command.ts";
import { commands } from "./commands/all.ts";
import { parse } from "./parse.ts";

/** The call that a line makes first, and what it sends with it; none where it reads a file before. */
async function firstQuestion(line: readonly string[]) {
  const parsed = parse(line, commands);
  if (parsed.kind !== "run") throw new Error("Only help was asked for.");
  let asked: [Call, Record<"params" | "query" | "body", unknown>] | undefined;
  const ask: Tools["ask"] = async (call, question = {}) => {
    asked ??= [call, { params: {}, query: {}, body: {}, ...question }];
    throw new Error("Nobody answers.");
  };
  const progress = { show() {}, measure() {}, end() {} };
  const config = { path: (file: string) => file } as CliConfig;
  const print = async () => {};
  await parsed.command.run(parsed.given, { ask, config, progress, print }).catch(() => {});
  return asked;
}

const typed = (line: string) =>
  [...line.matchAll(/'([^']*)'|([^\s>]+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
const own = commands.filter(
  ({ asks, usage }) => asks.length > 0 && !/^demo| import |^practice add/.test(usage),
);

test.each(own.map(({ example }) => [example]))(
  "%s sends what its call takes, and nothing else",
  async (example) => {
    const [call, input] = (await firstQuestion(typed(example.split(" > ")[0] ?? ""))) ?? [];
    if (call === undefined || input === undefined) throw new Error("No call was made.");
    const sent = JSON.parse(JSON.stringify(input));
    const checked = validateInput(call as never, sent);
    expect(isFailure(checked) ? checked.fields : {}).toEqual({});
    for (const part of ["params", "query", "body"] as const) {
      const fields = Object.keys(Reflect.get(Object(call[part]), "shape") ?? sent[part]);
      expect(fields).toEqual(expect.arrayContaining(Object.keys(sent[part])));
    }
  },
);

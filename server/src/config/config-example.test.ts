import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readVariables } from "./config-reader.ts";
import { commandVariables, serverVariables } from "./config-variables.ts";

const example = readFileSync(join(import.meta.dirname, "../../../.env.example"), "utf8");
const listed = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=(.*)/gm)].map(
  ([, name = "", value = ""]) => ({ name, value }),
);

test(".env.example lists every variable that is read, in the same order, and no other", () => {
  const read = [serverVariables, commandVariables].flatMap(({ shape }) => Object.keys(shape));
  expect(listed.map(({ name }) => name)).toEqual([...new Set(read)]);
});

test.each(listed)("what .env.example writes for $name is accepted", ({ name, value }) => {
  for (const variables of [serverVariables, commandVariables]) {
    expect(() => readVariables(variables, { [name]: value }).finish()).not.toThrow();
  }
});

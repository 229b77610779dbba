import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, fail, isFailure } from "./call.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "frontdoor-call-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two calls and the start of their handlers, as a back end would write them. */
const declarations = `
import * as z from "${root}/node_modules/zod/mini/index.js";
import { call, fail, type Handlers } from "${root}/contract/src/call.ts";
const open = call({
  api: "practice", method: "POST", path: "/open",
  body: z.object({ name: z.string() }),
  reply: z.object({ location: z.string() }),
  failures: ["BAD_CREDENTIALS"],
});
const list = call({ api: "practice", method: "GET", path: "/list", reply: z.array(z.string()), failures: [] });
const calls = { open, list };
`;
const right = {
  open: `async ({ body }) => body.name === "" ? fail("BAD_CREDENTIALS") : { location: "/" + body.name }`,
  list: `async () => ["a"]`,
};

/** Handlers by the name of their file. */
const backEnds: Record<string, Record<string, string>> = {
  right,
  missing: { open: right.open },
  undeclared: { ...right, open: `async () => fail("OTP_INVALID")` },
  reply: { ...right, open: `async () => ({ url: "/" })` },
  field: { ...right, open: `async ({ body }) => ({ location: body.role })` },
  "any-call": { ...right, list: `async () => fail("UNAVAILABLE")` },
};

function sourceOf(handlers: Record<string, string>): string {
  const entries = Object.entries(handlers).map(([key, body]) => `${key}: ${body},`);
  return `${declarations}
export const handlers: Handlers<typeof calls, { deviceId: string | null }> = {
  ${entries.join("\n  ")}
};`;
}

let faults: { file: string; text: string }[];
/** What the compiler says of a back end; empty when it compiles. */
const saidOf = (name: string) =>
  faults.flatMap(({ file, text }) => (file === `${name}.mts` ? [text] : [])).join("\n");

/** One run of the compiler takes hardly more for six files than for one. */
beforeAll(() => {
  const files = Object.keys(backEnds).map((name) => `${name}.mts`);
  for (const [name, handlers] of Object.entries(backEnds)) {
    writeFileSync(join(folder, `${name}.mts`), sourceOf(handlers));
  }
  const project = join(folder, "tsconfig.json");
  writeFileSync(project, JSON.stringify({ extends: join(root, "tsconfig.base.json"), files }));
  const { stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/tsc"),
    ["-p", project, "--pretty", "false"],
    { cwd: folder, encoding: "utf8" },
  );
  faults = `${stdout}${stderr}`
    .split(/\n(?=\S)/)
    .filter((text) => text.trim() !== "")
    .map((text) => ({ file: text.split("(")[0] ?? "", text }));
  // A message about another file means that this test is wrong.
  expect(faults.filter(({ file }) => !files.includes(file))).toEqual([]);
  expect(faults).not.toEqual([]);
});

describe("what the compiler holds of a back end", () => {
  test("[S7.003 S7.004] complete handlers compile", () => expect(saidOf("right")).toBe(""));

  test("[SEC-G3] a call without a handler does not", () => {
    expect(saidOf("missing")).toMatch(/error TS2741: Property 'list' is missing/);
  });

  test("[SEC-G1] a failure that the call does not declare does not", () => {
    const said = saidOf("undeclared");
    expect(said).toMatch(/error TS2322/);
    expect(said).toMatch(/"OTP_INVALID"/);
  });

  test("[S6.016] a reply of another shape does not", () => {
    const said = saidOf("reply");
    expect(said).toMatch(/error TS2322/);
    expect(said).toMatch(/url: string/);
  });

  test("[SEC-D3] a field that the call does not take cannot be read", () => {
    expect(saidOf("field")).toMatch(/error TS2339: Property 'role' does not exist/);
  });

  test("[SEC-G1] a failure that any call may have needs no declaration", () => {
    expect(saidOf("any-call")).toBe("");
  });
});

test("[SEC-G1] a failure is a value that no reply is taken for", () => {
  expect(fail("OTP_INVALID")).toEqual({ failure: "OTP_INVALID" });
  expect(fail("TOO_MANY_REQUESTS", { retryAfterSeconds: 9 }).retryAfterSeconds).toBe(9);
  expect(isFailure(fail("INTERNAL"))).toBe(true);
  for (const reply of [{ location: "/" }, [], {}, null, undefined, "failure", true]) {
    expect(isFailure(reply)).toBe(false);
  }
});

test("[S7.003] a declaration is kept as it was written", () => {
  const declaration = { api: "practice", method: "GET", path: "/x", failures: [] } as const;
  expect(call({ ...declaration, reply: undefined as never })).toMatchObject(declaration);
});

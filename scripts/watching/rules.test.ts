import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { outboxFilters } from "@frontdoor/contract/products/outbox.ts";
import { load } from "js-yaml";
import { afterAll, expect, test } from "vitest";
import { findPromtool } from "../testing/promtool.ts";
import { alertCases, promtoolTests } from "./alert-cases.ts";

const folder = "deploy/prometheus";
const rules = resolve(folder, "frontdoor.rules.yml");
const promtool = findPromtool();
const scratch = mkdtempSync(join(tmpdir(), "frontdoor-rules-"));
afterAll(() => rmSync(scratch, { recursive: true }));

function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(String(promtool), args);
  return { status, said: `${stdout}${stderr}` };
}

test("each alert has what makes it fire and what must not", () => {
  const named = [...readFileSync(rules, "utf8").matchAll(/^ +- alert: (\S+)$/gm)];
  expect(named.map(([, name]) => name)).toEqual(Object.keys(alertCases));
});

test("each alert leads to its section of docs/alerts.md, and each section is an alert's", () => {
  const led = [...readFileSync(rules, "utf8").matchAll(/^ +runbook_url: "(.+)#(\w+)"$/gm)];
  for (const [, document] of led) expect(document).toBe("file:///opt/frontdoor/docs/alerts.md");
  const sections = [...readFileSync("docs/alerts.md", "utf8").matchAll(/^## (\w+)$/gm)];
  expect(sections.map(([, name]) => name)).toEqual(Object.keys(alertCases));
  expect(led.map(([, , anchor]) => anchor)).toEqual(
    Object.keys(alertCases).map((name) => name.toLowerCase()),
  );
});

test("the state of messages that an alert tells to type is one that the command knows", () => {
  const told = [rules, "docs/alerts.md"].map((file) => readFileSync(file, "utf8")).join("\n");
  const states = [...told.matchAll(/outbox list --state ([\w-]+)/g)].map(([, state]) => state);
  expect(states).toHaveLength(2);
  for (const state of states) expect(outboxFilters).toContain(state);
});

test.skipIf(promtool === null)("promtool reads the rules and the configurations", () => {
  for (const args of [
    ["check", "rules", rules],
    ["check", "config", join(folder, "prometheus.yml")],
    ["check", "config", join(folder, "compose.yml")],
  ]) {
    const { status, said } = check(...args);
    expect([said, status]).toEqual([expect.stringContaining("SUCCESS"), 0]);
  }
});

/** One rule in a file of its own: promtool evaluates all of a file at each minute of each case. */
function fileOfRule(name: string): string {
  const { groups } = load(readFileSync(rules, "utf8")) as {
    groups: { rules: { alert: string }[] }[];
  };
  const own = groups.map((group) => ({
    ...group,
    rules: group.rules.filter(({ alert }) => alert === name),
  }));
  const file = join(scratch, `${name}.rules.json`);
  writeFileSync(file, JSON.stringify({ groups: own }));
  return file;
}

test.skipIf(promtool === null)("each alert fires when it should, and else is quiet", () => {
  const files = Object.keys(alertCases).map((name) => {
    const file = join(scratch, `${name}.cases.json`);
    writeFileSync(file, promtoolTests(name, fileOfRule(name)));
    return file;
  });
  const { status, said } = check("test", "rules", ...files);
  expect([said, status]).toEqual([expect.stringContaining("SUCCESS"), 0]);
});

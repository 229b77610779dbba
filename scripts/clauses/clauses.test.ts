import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { citedIn, collectCitations } from "./citations.ts";
import { expandRange, readClauses } from "./clause-ids.ts";
import { type Flow, judge } from "./verdict.ts";

const catalogue = readFileSync("docs/clauses.md", "utf8");
const flows: Flow[] = JSON.parse(readFileSync("docs/flows.json", "utf8"));
const clauses = [
  { id: "S1.001", text: "First" },
  { id: "S1.002", text: "Second" },
];
const flow = (finished: boolean): Flow => ({
  name: "login",
  finished,
  clauses: ["S1.001-S1.002"],
});
const testsOf = (source: string) => collectCitations(new Map([["a.test.ts", source]]));
const bothTested = testsOf('test("[S1.001 S1.002] works", () => {});');

test("all 661 clauses of the catalogue are read, and each belongs to one flow", () => {
  expect(readClauses(catalogue)).toHaveLength(661);
  const open = flows.map((each) => ({ ...each, finished: false }));
  expect(judge(readClauses(catalogue), open, new Map()).faults).toEqual([]);
});

test.each([
  ["test('[S1.001] a', f)", ["S1.001"]],
  ['describe("[S1.001 S1.002] a", f)', ["S1.001", "S1.002"]],
  ["test.each(rows)(`[S1.001, SEC-A2] a`, f)", ["S1.001", "SEC-A2"]],
  ['test.each([["S1.004", "free"]])("[%s] says %s", f)', ["S1.004"]],
  ["// [S1.001] is only a remark", []],
  ['test("works as S1.001 says", f)', []],
  ['test("[S1.01] a", f)', []],
])("in %j the tests cite %j", (source, ids) => {
  expect(citedIn(source)).toEqual(ids);
});

test("a range is a list of neighbours in one section", () => {
  expect(expandRange("S2.009-S2.011")).toEqual(["S2.009", "S2.010", "S2.011"]);
  expect(() => expandRange("S2.009-S3.011")).toThrow("neither a clause nor a range");
});

test("everything tested: no fault, nothing open", () => {
  const verdict = judge(clauses, [flow(true)], bothTested);
  expect(verdict).toEqual({ faults: [], open: new Map([["login", []]]) });
});

test("red when a finished flow has a clause without a test; an unfinished one lists it", () => {
  const tests = testsOf('test("[S1.001] works", () => {});');
  expect(judge(clauses, [flow(true)], tests).faults).toEqual([
    "login is finished, but no test cites S1.002",
  ]);
  const unfinished = judge(clauses, [flow(false)], tests);
  expect(unfinished).toEqual({ faults: [], open: new Map([["login", ["S1.002"]]]) });
});

test("red when a test cites a clause that does not exist", () => {
  const tests = testsOf('test("[S1.001 S1.002 S1.003] works", () => {});');
  expect(judge(clauses, [flow(true)], tests).faults).toEqual(["a.test.ts: S1.003 is no clause"]);
});

test("red when a clause belongs to no flow, to two, or a flow names none that exists", () => {
  const faults = (...names: string[]) =>
    judge(clauses, [{ name: "login", finished: false, clauses: names }], bothTested).faults;
  expect(faults("S1.001")).toEqual(["docs/flows.json: S1.002 belongs to no flow"]);
  expect(faults("S1.001-S1.002", "S1.002")).toEqual([
    "docs/flows.json: S1.002 is in login and login",
  ]);
  expect(faults("S1.001-S1.003")).toEqual(["docs/flows.json: S1.003 of login is no clause"]);
});

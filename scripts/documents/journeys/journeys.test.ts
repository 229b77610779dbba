import { expect, test } from "vitest";
import { whereTheAnswerSays } from "../../../site/app/journeys.ts";
import { withDrawing } from "./drawing.ts";
import { journeyFaults } from "./faults.ts";
import { checkJourneys } from "./main.ts";
import type { Row } from "./rows.ts";

const rows: Row[] = [
  { page: "frame", event: "home", destinations: ["/"] },
  { page: "login", event: "newHere", destinations: ["/signup", "/signup/practice"] },
  { page: "login", event: "accepted", destinations: [whereTheAnswerSays] },
  { page: "signUp", event: "inviteTaken", destinations: ["/login/practice"] },
];
const code = {
  "ui/logo.tsx": "<Link to={journeys.frame.home}>",
  "flows/login/login-form.tsx": "<Link to={journeys.login.newHere[context]}>",
  "flows/login/login.route.tsx": "if (leaveFor(answer.location)) return;",
  "flows/sign-up/invite.ts": "navigate(journeys.signUp.inviteTaken, { replace: true });",
};
const faults = (change: Record<string, string> = {}, table = rows) =>
  journeyFaults(table, new Map(Object.entries({ ...code, ...change })));

test("the site leads where its table of journeys says, and docs/flows.md draws that", () => {
  expect(checkJourneys()).toEqual([]);
});

test("code that keeps to the table is in order", () => {
  expect(faults()).toEqual([]);
});

test.each([
  ["flows/login/a.tsx", '<Link to="/about">', "/about"],
  ["flows/login/a.tsx", `navigate(\`/signup/\${context}\`)`, `/signup/\${context}`],
  ["layouts/a.tsx", `<Link to={\`/\${context}\`}>`, `/\${context}`],
  ["pages/about/a.tsx", 'const next = "/packages#group";', "/packages#group"],
  ["flows/sign-up/a.ts", 'navigate("/login/academic")', "/login/academic"],
])("%s must not lead on by %s", (file, text, address) => {
  expect(faults({ [file]: text })).toEqual([
    `site/app/${file}: ${address} is spelled instead of looked up in journeys.ts`,
  ]);
});

test("code that leaves for a product needs an exit in the table", () => {
  expect(faults({ "pages/about/a.tsx": "leaveFor(location)" })).toEqual([
    "site/app/pages/about/a.tsx: leaves for the answer, and journeys.ts has no such exit of frame",
  ]);
});

test.each([
  ["another page's row", "journeys.frame.home", "frame.home"],
  ["the table as a whole", "const all = journeys;", "undefined.undefined"],
])("a page does not look up %s", (_, text, lookup) => {
  expect(faults({ "flows/login/a.tsx": text })).toEqual([
    `site/app/flows/login/a.tsx: journeys.${lookup} is no row of login`,
  ]);
});

test.each(Object.keys(code))("a row that only %s used is left over without it", (file) => {
  expect(faults({ [file]: "" })).toEqual([expect.stringContaining("nothing leads as")]);
});

test("a row must lead to a page", () => {
  const table = [...rows, { page: "login", event: "lost", destinations: ["/nowhere"] }];
  expect(faults({ "flows/login/a.tsx": "journeys.login.lost" }, table)).toEqual([
    "journeys: login.lost leads to /nowhere, where no page is",
  ]);
});

test("a page's own address, a comparison and a comment lead nowhere", () => {
  const text = 'const own = "/about#privacy"; // "/login"\n["/login", "/"].includes(path);';
  expect(faults({ "pages/about/a.tsx": text })).toEqual([]);
});

test("a document that has lost the place of its drawings is not written over", () => {
  expect(() => withDrawing("# Flows\n")).toThrow("has lost the place");
});

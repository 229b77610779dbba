import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { collectCitations } from "../clauses/citations.ts";

const document = readFileSync("docs/security.md", "utf8");
const sourceOf = (path: string) => readFileSync(path, "utf8");

const demanded = readFileSync("docs/specification/security-rows.md", "utf8");
const rows = [...demanded.matchAll(/^\| SEC-([A-K]\d+) \|/gm)].map(([, row = ""]) => row);

test("[SEC-H17] every row is proven by a test, or the page says how it is held", () => {
  const paths = globSync("{contract,demo,e2e,scripts,server,site}/**/*.{test,spec}.{ts,tsx}", {
    exclude: (path) => path === "node_modules",
  });
  const cited = collectCitations(new Map(paths.map((path) => [path, sourceOf(path)])));
  const told = new Set([...document.matchAll(/^\| ([A-K]\d+) \|/gm)].map(([, row]) => row));
  expect(rows).not.toEqual([]);
  expect(rows.filter((row) => !cited.has(`SEC-${row}`) && !told.has(row))).toEqual([]);
  expect([...told].filter((row) => cited.has(`SEC-${row}`))).toEqual([]);
});

describe("[SEC-H17] the page tells what the code says", () => {
  const constants = [...document.matchAll(/\| `([\w./-]+)` \| `(\w+)` \| (.+) \|$/gm)];
  test.each(constants.map(([, path = "", name = "", value = ""]) => ({ path, name, value })))(
    "$name in $path",
    ({ path, name, value }) => {
      expect(sourceOf(path)).toContain(`const ${name} = ${value};`);
    },
  );

  test("there are timeouts and limits, and every link leads somewhere", () => {
    expect(constants.length).toBeGreaterThan(15);
    const links = [...document.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path = ""]) => path);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !existsSync(join("docs", path)))).toEqual([]);
  });
});

test("[SEC-G8] providers call the front door at one place: beside it only declared calls, OpenID Connect, reports, the proxy and pages take requests", () => {
  const sources = globSync("server/src/**/*.ts", { exclude: ["**/*.test.ts", "**/*.fixture.ts"] });
  const takes = /\b(?:app|scope|instance)\.(?:post|put|patch|delete|route|all)(?:<[^>]*>)?\(/;
  expect(sources.filter((path) => takes.test(sourceOf(path))).toSorted()).toEqual([
    "server/src/api/callbacks/callbacks.ts",
    "server/src/api/openid/end-session.routes.ts",
    "server/src/api/openid/interaction/posted-request.routes.ts",
    "server/src/api/openid/openid.ts",
    "server/src/api/proxy/proxy.ts",
    "server/src/api/site/forms/posted-forms.ts",
    "server/src/api/site/site.ts",
    "server/src/operations/statistics/form-progress.ts",
    "server/src/operations/well-known/csp-report.ts",
    "server/src/platform/calls/calls.ts",
  ]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("docs/integrate/conformance.md", "utf8");
const tests = ["conformance", "conformance-logout", "signing-keys"]
  .map((name) => readFileSync(`server/src/api/openid/${name}.test.ts`, "utf8"))
  .join("\n");

test("docs/integrate/conformance.md lists the modules that are tested, and no other as held", () => {
  const tested = [...tests.matchAll(/["[](oidcc-[\w-]+)["\]]/g)].map(([, name]) => name);
  const rows = [...document.matchAll(/^\| `(oidcc-[\w-]+)` \| ([\w ]+) \|/gm)];
  const plain = [...document.matchAll(/^Held, with nothing to add: (.+)\.$/gm)].flatMap(
    ([, names = ""]) => names.split(", ").map((name) => name.replaceAll("`", "")),
  );
  const remarked = rows.filter(([, , state]) => state !== "not tested").map(([, name]) => name);
  const held = [...remarked, ...plain];
  expect(held.toSorted()).toEqual([...new Set(tested)].toSorted());
  const states = new Set(rows.map(([, , state]) => state));
  expect([...states].toSorted()).toEqual(["differs", "held", "not tested"]);
});

test("docs/integrate/conformance.md names a test that is there for each check of RFC 9700", () => {
  const table = document.slice(document.indexOf("## RFC 9700"));
  const rows = [...table.matchAll(/^\| [^|]+ \| [^|]+ \| `([\w/-]+\.test\.ts)`: ([^|]+) \|$/gm)];
  expect(rows).toHaveLength(table.match(/^\| \d/gm)?.length ?? 0);
  const missing = rows.filter(
    ([, file, title = ""]) =>
      !readFileSync(`server/src/api/openid/${file}`, "utf8").includes(title),
  );
  expect(missing.map(([row]) => row)).toEqual([]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentsIn } from "./manifests.ts";

const definitions = [".github/workflows/frontdoor.yml", ".gitlab-ci.yml"];

test("both build services test as .ci/run says, and make the release of a tag", () => {
  for (const file of definitions) {
    const [definition] = documentsIn(file);
    expect(JSON.stringify(definition)).toContain('.ci/run"');
    expect(JSON.stringify(definition)).toContain('npm run release"');
  }
});

test("what others wrote is taken by its commit", () => {
  const text = readFileSync(definitions[0] ?? "", "utf8");
  const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(2);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

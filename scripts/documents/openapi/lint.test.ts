import { expect, test } from "vitest";
import { lintOpenApi } from "./lint.ts";
import { openApi } from "./openapi.ts";

test("what a description lacks is named by file, place and rule", async () => {
  const document = openApi("practice") as { paths: Record<string, Record<string, object>> };
  const login = document.paths["/security/auth"]?.post ?? {};
  for (const member of ["summary", "tags"]) Reflect.deleteProperty(login, member);
  const found = await lintOpenApi("practice.json", JSON.stringify(document));
  expect(found).toEqual([
    expect.stringMatching(/^practice\.json: .*security~1auth.*\(redocly operation-summary\)$/),
    expect.stringMatching(/^practice\.json: .*security\/auth.*\(spectral operation-tags\)$/),
  ]);
});

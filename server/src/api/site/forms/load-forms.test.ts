import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadForms } from "./load-forms.ts";

test("the screens of the forms without script are loaded when the first form comes, and are asked for by name if they are missing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-forms-"));
  try {
    writeFileSync(
      join(folder, "forms.mjs"),
      "globalThis.formsAreLoaded = true; export default { paths: [] };",
    );
    const entry = { file: "forms.mjs", paths: ["/login"], asked: [] };
    const forms = (await loadForms(folder, { en: entry }, ["en", "zu"])).get("en");
    expect(forms?.paths).toEqual(["/login"]);
    expect(globalThis).not.toHaveProperty("formsAreLoaded");
    await forms?.load();
    expect(globalThis).toHaveProperty("formsAreLoaded", true);
    const missing = loadForms(folder, { en: { ...entry, file: "none.mjs" } }, ["en"]);
    await expect(missing).rejects.toThrow("none.mjs");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

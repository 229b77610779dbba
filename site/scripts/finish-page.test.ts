import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishPage, hashesOf } from "./finish-page.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/a.css"/></head><body><script type="application/json" id="app-config">__APP_CONFIG__</script><script>window.context = 1;</script><script type="module" async="">import * as root from "/assets/root.js";
import("/assets/entry.js");</script></body></html>`;

test("the starting module moves to a file that the page's loader imports", () => {
  const { html, start } = finishPage(page, "at-once");
  expect(start.text).toContain('import("/assets/entry.js")');
  expect(html).not.toContain("/assets/entry.js");
  expect(html).toContain(`import("/assets/${start.fileName}")`);
});

test("a late page loses its module preloads and keeps its style sheet", () => {
  const late = finishPage(page, "late").html;
  expect(late).not.toContain("modulepreload");
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("an early page names its modules to its loader alone", () => {
  const { html } = finishPage(page, "at-once");
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('["/assets/root.js"]');
});

test("[SEC-F1] every script that runs in the page is hashed, and the data block is not", () => {
  const { html, cspHashes } = finishPage(page, "late");
  const hash = createHash("sha256").update("window.context = 1;").digest("base64");
  expect(cspHashes).toContain(`sha256-${hash}`);
  expect(cspHashes).toHaveLength(2);
  expect(hashesOf(html)).toEqual(cspHashes);
});

test("[SEC-F1] a hash follows the script it stands for", () => {
  const changed = page.replace("window.context = 1;", "window.context = 2;");
  expect(hashesOf(changed)).not.toEqual(hashesOf(page));
});

test("a page without a starting module stops the build", () => {
  expect(() => finishPage("<html></html>", "late")).toThrow("no starting module");
});

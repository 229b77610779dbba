import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashesOf } from "./script-hashes.ts";

const page = `<html><body><script type="application/json" id="app-config">__APP_CONFIG__</script><script>window.context = 1;</script><script src="/a.js"></script></body></html>`;

test("[SEC-F1] every script that runs in the page is hashed, and the data block is not", () => {
  const hash = createHash("sha256").update("window.context = 1;").digest("base64");
  expect(hashesOf(page)).toEqual([`sha256-${hash}`]);
});

test("[SEC-F1] a hash follows the script it stands for", () => {
  const changed = page.replace("window.context = 1;", "window.context = 2;");
  expect(hashesOf(changed)).not.toEqual(hashesOf(page));
});

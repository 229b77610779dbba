import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareNginx } from "../testing/nginx.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-nginx-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("nginx takes the example for one machine, but for its certificate", {
  timeout: 120_000,
}, () => {
  const certificate = [
    ["/etc/ssl/certs/www.example.org.pem", join(folder, "certificate.pem")],
    ["/etc/ssl/private/www.example.org.key", join(folder, "key.pem")],
  ] as const;
  expect(() => prepareNginx(folder, "frontdoor.conf", certificate)).not.toThrow();
});

const ofCompose = () =>
  [
    ["/run/secrets/certificate.pem", join(folder, "certificate.pem")],
    ["/run/secrets/certificate.key", join(folder, "key.pem")],
    // Outside of compose nobody has these names.
    ["frontdoor-1:3000", "127.0.0.1:3000"],
    ["frontdoor-2:3000", "127.0.0.1:3010"],
  ] as const;

test("nginx takes the configuration of compose.yaml, but for its names and its certificate", () => {
  expect(() => prepareNginx(folder, "compose.conf", ofCompose())).not.toThrow();
});

test("what nginx does not take is found", () => {
  const changes = [...ofCompose(), ["keepalive 32;", "keepalive often;"]] as const;
  expect(() => prepareNginx(folder, "compose.conf", changes)).toThrow("keepalive");
});

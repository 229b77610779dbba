import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call } from "@frontdoor/contract/call.ts";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { largestBodyBytes } from "../../server/src/api/callbacks/callbacks.ts";
import { nginxExamples, prepareNginx } from "../testing/nginx.ts";
import { withStaff } from "./nginx-of-staff.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-nginx-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const certificateOf = (name: string) =>
  [
    [`/etc/ssl/certs/${name}.pem`, join(folder, "certificate.pem")],
    [`/etc/ssl/private/${name}.key`, join(folder, "key.pem")],
  ] as const;

test("nginx takes the example for one machine, but for its certificate", () => {
  const changes = certificateOf("www.example.org");
  expect(() => prepareNginx(folder, "frontdoor.conf", changes)).not.toThrow();
});

/** No machine but one of the example has that address. */
const ofStaff = () =>
  [
    ...withStaff("frontdoor-staff.conf"),
    ...certificateOf("www.example.org"),
    ...certificateOf("staff.example.org"),
    ["listen 10.0.0.5:443 ssl http2;", "listen 127.0.0.1:443 ssl http2;"],
  ] as const;

test("nginx takes the example for the console beside it", () => {
  expect(() => prepareNginx(folder, "frontdoor.conf", ofStaff())).not.toThrow();
});

const ofCompose = () =>
  [
    ["/run/secrets/certificate.pem", join(folder, "certificate.pem")],
    ["/run/secrets/certificate.key", join(folder, "key.pem")],
  ] as const;

test("nginx takes the configuration of compose.yaml, but for its certificate, and that of the console", () => {
  expect(() => prepareNginx(folder, "compose.conf", ofCompose())).not.toThrow();
  const changes = [
    ...withStaff("compose-staff.conf"),
    ...ofCompose(),
    ["/run/secrets/staff-certificate.pem", join(folder, "certificate.pem")],
    ["/run/secrets/staff-certificate.key", join(folder, "key.pem")],
  ] as const;
  expect(() => prepareNginx(folder, "compose.conf", changes)).not.toThrow();
});

/** In bytes, of what begins with a path. */
function largestBodyAt(file: string, path: string): number {
  const text = readFileSync(join(nginxExamples, file), "utf8");
  const named = new RegExp(`^location (?:\\^~ )?${path} {[^}]*client_max_body_size (\\d+)m;`, "m");
  return Number(named.exec(text)?.[1] ?? 0) * 1024 * 1024;
}

test("nginx lets through what an address takes: it would refuse it in words that no console and no provider reads", () => {
  const calls: Call[] = Object.values(productCalls);
  const largestCall = Math.max(...calls.map((call) => call.maximumBodyBytes ?? 0));
  expect(largestBodyAt("frontdoor-locations.conf", "/api/products")).toBe(largestCall);
  expect(largestBodyAt("frontdoor-staff-locations.conf", "/api/products/")).toBe(largestCall);
  expect(largestBodyAt("frontdoor-locations.conf", "/callbacks/")).toBe(largestBodyBytes);
});

test.each([
  ["compose.conf", "keepalive 32;", "keepalive often;", "often", ofCompose],
  ["frontdoor.conf", "allow 10.0.0.0/8;", "allow everybody;", "everybody", ofStaff],
] as const)("what nginx does not take in %s is found: %s", (example, from, to, told, changes) => {
  expect(() => prepareNginx(folder, example, [...changes(), [from, to]])).toThrow(told);
});

test.each(["frontdoor.conf", "compose.conf", "frontdoor-staff.conf", "compose-staff.conf"])(
  "[SEC-C13 SEC-H3] nginx writes no address into its log, of a link that holds a secret say: %s",
  (example) => {
    const read = (file: string) => readFileSync(join(nginxExamples, file), "utf8");
    const servers = read(example)
      .split(/^server {/m)
      .slice(1);
    const whole = servers.map((server) =>
      server.replace(/include \/etc\/nginx\/(.*);/, (_all, file: string) => read(file)),
    );
    expect(whole.length).toBeGreaterThan(0);
    for (const server of whole) expect(server).toMatch(/^ *access_log off;$/m);
  },
);

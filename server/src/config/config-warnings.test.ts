import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import type { Environment } from "./config-reader.ts";

const warningsOf = (env: Environment) => readConfig(env).warnings.join();

test("[SEC-C3] a demonstration that listens beyond this machine says so", () => {
  for (const HOST of ["localhost", "127.0.0.1", "::1"]) {
    expect(warningsOf({ HOST, STAFF_LISTEN: "[::1]:3002" })).toBe("");
  }
  expect(warningsOf({ HOST: "0.0.0.0" })).toContain("HOST");
  const mailed = { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@example.org" };
  expect(warningsOf({ HOST: "0.0.0.0", ...mailed })).toContain("password");
  expect(warningsOf({ HOST: "0.0.0.0", ...mailed, DEMO_DATA: "off" })).toBe("");
  const STAFF_LISTEN = "0.0.0.0:3002";
  expect(warningsOf({ STAFF_LISTEN })).toContain("STAFF_LISTEN");
  expect(warningsOf({ STAFF_LISTEN, STAFF_URL: "https://staff.example.org" })).toBe("");
});

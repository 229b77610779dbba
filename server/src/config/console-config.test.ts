import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError, type Environment } from "./config-reader.ts";

const consoleOf = (env: Environment) => readConfig(env).console;

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test("[SEC-L13] there is no console unless one is asked for, and at the site's address only where that is named", () => {
  expect(consoleOf({})).toBeNull();
  expect(consoleOf({ STAFF_LISTEN: "[::1]:3002" })).toEqual({
    url: "http://localhost:3002",
    isHttps: false,
    listen: { host: "::1", port: 3002 },
  });
  const STAFF_URL = "https://staff.example.org";
  expect(consoleOf({ STAFF_LISTEN: "0.0.0.0:3002", STAFF_URL })).toEqual({
    url: STAFF_URL,
    isHttps: true,
    listen: { host: "0.0.0.0", port: 3002 },
  });
  expect(consoleOf({ STAFF_URL: "http://localhost:3000" })?.listen).toBeNull();
});

test.each<[Environment, string]>([
  [{ STAFF_LISTEN: "3002" }, "STAFF_LISTEN: write an address and a port"],
  [{ STAFF_LISTEN: "[::1]:3002", STAFF_URL: "http://staff.example.org" }, "STAFF_URL: begin it"],
  [
    { STAFF_LISTEN: "[::1]:3002", STAFF_URL: "https://staff.example.org/x" },
    "STAFF_URL: write protocol, host and port only",
  ],
  [
    { STAFF_LISTEN: "[::1]:3002", STAFF_URL: "http://localhost:3000" },
    "STAFF_URL: give the console an address of its own",
  ],
  [{ STAFF_URL: "https://staff.example.org" }, "STAFF_URL: needs STAFF_LISTEN"],
  [
    {
      PUBLIC_URL: "https://www.example.org",
      SMTP_URL: "smtps://mail.example.org",
      STAFF_LISTEN: "[::1]:3002",
    },
    "STAFF_LISTEN: needs STAFF_URL",
  ],
])("[SEC-L13] %o is refused in one line that says what to write", (env, line) => {
  expect(problemsOf(env)).toEqual([expect.stringContaining(line)]);
});

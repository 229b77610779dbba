import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { knownVariables } from "./config-variables.ts";
import { unknownVariables } from "./unknown-variables.ts";

const value = "hunter2";
const linesFor = (name: string) => unknownVariables({ [name]: value }, knownVariables);

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["PUBLICURL", "PUBLIC_URL"],
  ["TRUSTPROXY", "TRUST_PROXY"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["MASTER_KEY_PREVIUOS", "MASTER_KEY_PREVIOUS"],
  ["METRIC_LISTEN", "METRICS_LISTEN"],
  ["PORTS", "PORT"],
])("%s is named at the start with what was meant, %s, and never its value", (name, meant) => {
  expect(linesFor(name)).toEqual([`${name} is set and nobody reads it: is ${meant} meant?`]);
  expect(readConfig({ [name]: value }).warnings).toEqual(linesFor(name));
});

test("a value in quotes, as Docker hands it on from a file, is told, and never the value", () => {
  const env = {
    NODE_ENV: `"production"`,
    DATA_DIR: `'${value}'`,
    LIMITS: "{}",
    OTEL_SERVICE_NAME: `"`,
  };
  const { warnings } = readConfig(env);
  expect(warnings).toEqual(
    ["NODE_ENV", "DATA_DIR"].map(
      (name) => `${name} stands in quotes, which belong to its value here: leave them out.`,
    ),
  );
});

test.each(["SMTP_PASSWORD", "FRONTDOOR_TOKEN", "ARGON2_PARALLELISM"])(
  "%s begins as ours do and is named",
  (name) => {
    expect(linesFor(name)).toEqual([
      `${name} is set and nobody reads it: .env.example lists the variables.`,
    ]);
  },
);

test.each([
  ...["HOME", "PATH", "PWD", "LANG", "LANGUAGE", "LOGNAME", "MAIL", "SHELL", "USER", "TERM", "CI"],
  ...["HOSTNAME", "NODE_OPTIONS", "npm_config_port", "FRONTDOOR_SERVICE_HOST"],
  ...["FRONTDOOR_PORT", "FRONTDOOR_PORT_3000_TCP_ADDR", "EDITOR", "DISPLAY", "OLDPWD", "SHLVL"],
  ...["INIT_CWD", "XDG_DATA_DIRS", "INVOCATION_ID", "JOURNAL_STREAM", "PGHOST", "TZ"],
  ...knownVariables,
])("%s is not named", (name) => {
  expect(linesFor(name)).toEqual([]);
});

test("in production behind https a TRUST_PROXY that is not set is told, one that is set is not", () => {
  const told = (more: Record<string, string>) =>
    readConfig({
      NODE_ENV: "production",
      PUBLIC_URL: "https://www.example.org",
      ...more,
    }).warnings.filter((line) => line.startsWith("TRUST_PROXY"));
  expect(told({})).toEqual([
    expect.stringMatching(/^TRUST_PROXY is not set: [^\n]*lock each other/),
  ]);
  expect([told({ TRUST_PROXY: "1" }), told({ TRUST_PROXY: "off" })]).toEqual([[], []]);
});

import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError, type Environment } from "./config-reader.ts";

const secret = "hunter2";
const key = Buffer.alloc(32, 7);

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test("nothing set is a working installation on this machine with demonstration data", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "localhost",
    publicUrl: "http://localhost:3000",
    isHttps: false,
    dataDir: "./data",
    databaseUrl: null,
    inbox: true,
    demoData: true,
    trustProxy: false,
    drainSeconds: 0,
    products: { practice: { startUrl: "http://localhost:3001/practice" } },
    argon2: { memoryKiB: 47_104, iterations: 1 },
    warnings: [],
  });
  expect(readConfig({ PORT: " " }).port).toBe(3000);
});

test("what is set is read", () => {
  const config = readConfig({
    NODE_ENV: "production",
    PORT: "8080",
    PUBLIC_URL: "https://www.example.org",
    DATABASE_URL: "postgresql://db.example.org/frontdoor",
    MASTER_KEY: key.toString("hex"),
    MASTER_KEY_PREVIOUS_FILE: "/run/secrets/old",
    SMTP_URL: "smtps://mail.example.org",
    SMS_URL: "https://sms.example.org/send",
    SMS_TOKEN: secret,
    SMS_FALLBACK: "bulksms",
    SMS_FALLBACK_ACCOUNT: "id",
    SMS_FALLBACK_TOKEN: secret,
    ACADEMIC_PRODUCT_URL: "https://academic.example.org/start?from=site",
    PRACTICE_PRODUCT_URL: "https://practice.example.org",
    KIOSK_URL: "https://kiosk.example.org/{practiceId}",
    TRUST_PROXY: "10.0.0.0/8, 192.168.0.1",
    METRICS_LISTEN: "[::1]:9464",
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example",
    OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%20b,tenant=c",
    OTEL_TRACES_SAMPLER_ARG: "0.25",
    LIMITS: '{"login":{"points":5,"seconds":60}}',
    NETWORKS: '{"196.21.0.0/16":{"signUpByAddress":{"perHour":400}}}',
  });
  expect(config).toMatchObject({
    host: "0.0.0.0",
    isHttps: true,
    masterKey: { bytes: key },
    previousMasterKey: { file: "/run/secrets/old" },
    mailFrom: "no-reply@www.example.org",
    sms: {
      provider: "bearer",
      url: "https://sms.example.org/send",
      token: secret,
      fallback: { provider: "bulksms", account: "id", token: secret, url: null },
    },
    inbox: false,
    demoData: false,
    products: {
      academic: {
        startUrl: "https://academic.example.org/start?from=site",
        origin: "https://academic.example.org",
      },
    },
    kiosk: {
      urlTemplate: "https://kiosk.example.org/{practiceId}",
      origin: "https://kiosk.example.org",
    },
    trustProxy: ["10.0.0.0/8", "192.168.0.1"],
    metricsListen: { host: "::1", port: 9464 },
    traces: {
      endpoint: "https://collector.example",
      headers: { "api-key": "a b", tenant: "c" },
      serviceName: "frontdoor",
      share: 0.25,
    },
    limits: { login: { points: 5, seconds: 60 } },
    networks: { "196.21.0.0/16": { signUpByAddress: { perHour: 400 } } },
    warnings: [],
  });
  expect(readConfig({ TRUST_PROXY: "1" }).trustProxy).toBe(1);
  const networks = ["10.0.0.0/8", "fc00::/7", "::ffff:10.0.0.0/104", "::1"];
  expect(readConfig({ TRUST_PROXY: networks.join() }).trustProxy).toEqual(networks);
  expect(readConfig({}, ["--no-demo"]).demoData).toBe(false);
  expect(readConfig({}).demoProduct).toBe(true);
  const product = { PRACTICE_PRODUCT_URL: "https://practice.example.org" };
  expect(readConfig(product)).toMatchObject({ demoData: true, demoProduct: false });
  expect(readConfig({ NODE_ENV: "production", ...here }).warnings).toHaveLength(3);
});

const here = { PUBLIC_URL: "http://localhost:3000" };
const server = { DATABASE_URL: "postgres://h/d", MASTER_KEY: key.toString("hex") };
const wrong: [Environment, string][] = [
  [{ NODE_ENV: "production" }, "PUBLIC_URL: needed in production"],
  ...["DATABASE_URL", "MASTER_KEY", "SMTP_URL", "SMS_URL", "SMS_TOKEN"].map(
    (name): [Environment, string] => [
      { NODE_ENV: "production", ...here, [name]: "" },
      `${name}: is set to nothing`,
    ],
  ),
  [{ PORT: "3002", STAFF_LISTEN: "127.0.0.1:3002" }, "STAFF_LISTEN: give the console another port"],
  [{ WEBHOOK_NETWORKS: "inside" }, "WEBHOOK_NETWORKS: write networks such as"],
  [{ PORT: "http" }, "PORT: write a whole number from 1 to 65535"],
  [{ PORT: "0" }, "PORT"],
  [{ PORT: "65536" }, "PORT"],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" },
    "OTEL_EXPORTER_OTLP_ENDPOINT: write an address",
  ],
  [{ OTEL_EXPORTER_OTLP_HEADERS: secret }, "OTEL_EXPORTER_OTLP_HEADERS: write name=value"],
  [{ OTEL_TRACES_SAMPLER_ARG: "2" }, "OTEL_TRACES_SAMPLER_ARG: write a share from 0 to 1"],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318",
      OTEL_EXPORTER_OTLP_HEADERS: `api-key=${secret}`,
    },
    "OTEL_EXPORTER_OTLP_ENDPOINT: begin it with https://, or leave",
  ],
  ...[
    "9464",
    "127.0.0.1",
    "::1:9464",
    "http://localhost:9464",
    "localhost:0",
    "localhost:65536",
  ].map((value): [Environment, string] => [
    { METRICS_LISTEN: value },
    "METRICS_LISTEN: write an address and a port such as 127.0.0.1:9464",
  ]),
  [{ PUBLIC_URL: "www.example.org" }, "PUBLIC_URL: write an address such as https://"],
  [{ PUBLIC_URL: "http://www.example.org" }, "PUBLIC_URL: begin it with https://"],
  [{ PUBLIC_URL: "http://localhost.example.org" }, "PUBLIC_URL: begin it with https://"],
  [{ PUBLIC_URL: "https://www.example.org/app" }, "PUBLIC_URL: write protocol, host and port only"],
  [{ DATABASE_URL: `mysql://u:${secret}@h/d`, MASTER_KEY: key.toString("hex") }, "DATABASE_URL"],
  [{ DATABASE_URL: `postgres://u:${secret}@h/d` }, "MASTER_KEY: needed with DATABASE_URL"],
  [{ MASTER_KEY: secret }, "MASTER_KEY: write 32 bytes; make them with: openssl rand -hex 32"],
  [{ MASTER_KEY: key.subarray(1).toString("hex") }, "MASTER_KEY"],
  [{ MASTER_KEY: key.toString("hex"), MASTER_KEY_FILE: "/k" }, "MASTER_KEY: set it or"],
  [{ MASTER_KEY_PREVIOUS: secret }, "MASTER_KEY_PREVIOUS"],
  [{ SMTP_URL: `https://u:${secret}@mail.example.org` }, "SMTP_URL"],
  [{ SMTP_URL: "smtp://mail.example.org/?requireTLS=false" }, "SMTP_URL: leave out what stands"],
  [{ SMTP_URL: "smtp://localhost", INBOX: "on" }, "INBOX: write off, or leave SMTP_URL out"],
  [{ NODE_ENV: "production", ...here, INBOX: "on" }, "INBOX: write off in production"],
  [{ INBOX: "yes" }, "INBOX: write one of on, off"],
  [{ NODE_ENV: "production", ...here, DEMO_DATA: "on" }, "DEMO_DATA: write off in production"],
  [
    { NODE_ENV: "production", ...here, DEMO_PRODUCT: "on" },
    "DEMO_PRODUCT: write off in production",
  ],
  [{ ...server, DEMO_DATA: "on" }, "DEMO_DATA: leave DATABASE_URL out"],
  [{ ...server, DEMO_PRODUCT: "on" }, "DEMO_PRODUCT: leave DATABASE_URL out"],
  [{ SMS_URL: "http://sms.example.org", SMS_TOKEN: secret }, "SMS_URL: begin it with https://"],
  [{ MAIL_FROM: "nobody" }, "MAIL_FROM: write one bare address"],
  [{ MAIL_FROM: "Heron <a@example.org>" }, "MAIL_FROM: write one bare address"],
  [{ TRUST_PROXY: "face" }, "TRUST_PROXY: write off"],
  [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY: write off"],
  ...[
    "0.0.0.0/0",
    "::/0",
    "0.0.0.0/1,128.0.0.0/1",
    "10.0.0.0/7",
    "::ffff:0:0/96",
    "::FFFF:0.0.0.0/0",
    "0:0:0:0:0:ffff:a00:0/103",
    "8000::/6",
    "10.0.0.1,0.0.0.0/0",
  ].map((TRUST_PROXY): [Environment, string] => [
    { TRUST_PROXY },
    "TRUST_PROXY: write networks no wider than 10.0.0.0/8 or fc00::/7",
  ]),
  [{ MAIL_FROM: "a@example.org\r\nBcc: b@example.org" }, "MAIL_FROM"],
  [{ CONTACT_TO: "a@example.org, b@example.org" }, "CONTACT_TO"],
  [{ ACADEMIC_API_URL: "ftp://api.example.org" }, "ACADEMIC_API_URL"],
  [{ PRACTICE_API_URL: "http://api.example.org" }, "PRACTICE_API_URL"],
  [{ PRACTICE_PRODUCT_URL: "javascript:alert(1)" }, "PRACTICE_PRODUCT_URL"],
  [{ ACADEMIC_PRODUCT_URL: "http://app.example.org" }, "ACADEMIC_PRODUCT_URL"],
  [{ KIOSK_URL: "https://kiosk.example.org" }, "KIOSK_URL: write {practiceId} where"],
  [{ TRUST_PROXY: "on" }, "TRUST_PROXY: write off, how many"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL: write one of fatal, error"],
  [{ ANALYTICS_URL: "stats" }, "ANALYTICS_URL"],
  [{ ARGON2_MEMORY_KIB: "-1" }, "ARGON2_MEMORY_KIB"],
  [{ ARGON2_ITERATIONS: "2.5" }, "ARGON2_ITERATIONS"],
  [{ LIMITS: "{" }, "LIMITS: write JSON such as"],
  [{ LIMITS: '{"login":{"points":0}}' }, "LIMITS"],
  [{ LIMITS: '["login"]' }, "LIMITS"],
  [
    { NETWORKS: "196.21.0.0/16" },
    'NETWORKS: write JSON such as {"196.21.0.0/16":{"signUpByAddress"',
  ],
  [{ NETWORKS: '{"196.21.0.0/16":{"perHour":3}}' }, "NETWORKS: write JSON such as"],
];
test.each(wrong)("[SEC-H13] %j is refused in one line that shows no secret", (env, line) => {
  const problems = problemsOf(env);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${line.replace(/[.{}()]/g, "\\$&")}`));
  expect(problems[0]).not.toMatch(/\n/);
  expect(problems[0]).not.toContain(secret);
});

const abroad = { PUBLIC_URL: "https://www.example.org" };
const mailed = { ...abroad, SMTP_URL: "smtps://mail.example.org" };
const closed = { inbox: false, captures: false, demoData: false, demoPeople: false };

test.each([
  "http://localhost:3000",
  "https://clinic.localhost",
  "http://127.0.0.1",
  "http://127.9.8.7:3000",
  "http://[::1]:3000",
])("[SEC-A8 SEC-C3] inbox, demo data and demo product are there at %s", (PUBLIC_URL) => {
  const open = { inbox: true, captures: true, demoData: true, demoPeople: true, demoProduct: true };
  expect(readConfig({ PUBLIC_URL })).toMatchObject(open);
});

test.each([
  ["a public address with a mail server", mailed],
  ["production", { NODE_ENV: "production", ...here }],
  ["production at a public address", { NODE_ENV: "production", ...abroad }],
])("[SEC-A8 SEC-C3] nothing of it is there in %s", (_where, env) => {
  expect(readConfig(env)).toMatchObject({ ...closed, demoProduct: false });
});

test.each([
  abroad,
  { ...abroad, INBOX: "off" },
  { PUBLIC_URL: "https://127.0.0.1.example.org" },
  { PUBLIC_URL: "https://localhost.example.org", NODE_ENV: "development" },
])("[SEC-C3] neither local nor with a way out for mail: %j does not start", (env) => {
  const [line = "", ...others] = problemsOf(env);
  expect(others).toEqual([]);
  expect(line).toMatch(/^SMTP_URL: needed, because PUBLIC_URL \(.*\) is not this machine/);
  expect(line).toMatch(/NODE_ENV=production.*INBOX=on/);
});

test("[SEC-A8 SEC-C3] each is there at a public address when it is asked for by name, but nobody logs in with the demo's password", () => {
  const inbox = readConfig({ ...abroad, INBOX: "on" });
  expect(inbox).toMatchObject({ ...closed, inbox: true, captures: true, demoProduct: false });
  expect(inbox.warnings.join()).toContain("INBOX=on");
  const data = readConfig({ ...mailed, DEMO_DATA: "on" });
  expect(data).toMatchObject({ ...closed, demoData: true, demoProduct: false });
  const product = readConfig({ ...mailed, DEMO_PRODUCT: "on" });
  expect(product).toMatchObject({ ...closed, demoProduct: true });
});

test("each can be left out on this machine", () => {
  expect(readConfig({ INBOX: "off" })).toMatchObject({ inbox: false, demoData: true });
  expect(readConfig({ DEMO_DATA: "off" })).toMatchObject({ demoData: false, demoProduct: false });
  expect(readConfig({ DEMO_PRODUCT: "off" })).toMatchObject({ demoData: true, demoProduct: false });
  expect(readConfig({ DEMO_DATA: "on" }, ["--no-demo"])).toMatchObject({ demoPeople: false });
});

const inEarnest = [{ NODE_ENV: "production", ...here }, mailed];
const cost = (memoryKiB: number, iterations: number) => ({
  ARGON2_MEMORY_KIB: String(memoryKiB),
  ARGON2_ITERATIONS: String(iterations),
});

test.each(inEarnest)("[SEC-B7] %j refuses hashing below OWASP's minimum", (env) => {
  for (const weak of [cost(64, 1), cost(47_103, 1), cost(19_455, 2), cost(7_167, 20)]) {
    const [line, ...others] = problemsOf({ ...env, ...weak });
    expect(others).toEqual([]);
    expect(line).toMatch(
      /^ARGON2_MEMORY_KIB: \d+ with ARGON2_ITERATIONS=\d+ is less than a password needs/,
    );
  }
  for (const enough of [cost(47_104, 1), cost(19_456, 2), cost(12_288, 3), cost(7_168, 5)]) {
    expect(problemsOf({ ...env, ...enough })).toEqual([]);
  }
  expect(problemsOf(cost(64, 1))).toEqual([]);
});

test("all wrong variables are told at once, in the order of .env.example, what is wrong between two of them as well", () => {
  const names = problemsOf({ LOG_LEVEL: "x", SMS_TOKEN: secret, INBOX: "x", PORT: "x" }).map(
    (line) => line.split(":")[0],
  );
  expect(names).toEqual(["PORT", "INBOX", "SMS_TOKEN", "LOG_LEVEL"]);
});

import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureProgram } from "../../../../scripts/testing/program.ts";
import { openTestServer } from "../../../test/test-server.ts";
import { registerHealth } from "../../operations/health.ts";
import { noteBackup } from "../../platform/database/embedded/last-backup.ts";
import { requestIdHeader } from "../../platform/http/api-headers.ts";
import { closedPort, startSmtpPeer } from "../../platform/mail/smtp-peer.fixture.ts";
import { run } from "../run.ts";
import type { Finding } from "./finding.ts";

const password = "hunter2";
let dataDir: string;
let ends: (() => unknown)[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "frontdoor-doctor-"));
  ends = [() => rmSync(dataDir, { recursive: true })];
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
});

const frontdoor = async (line: string, env: Record<string, string> = {}) =>
  run(line.split(" "), {
    DATA_DIR: dataDir,
    FRONTDOOR_URL: `http://localhost:${await closedPort()}`,
    ...env,
  });

/** What `doctor` found of one check, and its exit code. */
async function found(check: string, env: Record<string, string> = {}) {
  const { code, out } = await frontdoor("doctor --json", env);
  expect(out).not.toContain(password);
  return { code, of: (JSON.parse(out) as Finding[]).filter((each) => each.check === check) };
}

/** A server that answers as told, at addresses that are named there as told for them; what was sent to it is kept. */
async function answering(
  status: number,
  body = "",
  headers: Record<string, string> = {},
  elsewhere: Record<string, number> = {},
) {
  const asked: string[] = [];
  const server: Server = createServer(async (request, response) => {
    asked.push(`${request.method} ${Buffer.concat(await request.toArray()).toString()}`);
    const other = elsewhere[request.url ?? ""];
    if (other === undefined) response.writeHead(status, headers).end(body);
    else response.writeHead(other).end("<p>");
  });
  await once(server.listen(0, "localhost"), "listening");
  ends.push(() => server.close());
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, asked };
}

test("a fresh installation has nothing that fails, a line for each check and exit code 0", async () => {
  const { code, out } = await frontdoor("doctor");
  expect(code).toBe(0);
  const states = out.split("\n").map((line) => line.slice(0, 21).trim());
  expect(states).toEqual([
    "ok    configuration",
    "ok    key",
    "ok    database",
    "warn  server",
    expect.stringMatching(/^(ok|warn) +disk$/), // The disk of the tests may be nearly full.
    "ok    backup",
    "ok    mail",
    "ok    sms",
    "ok    names",
    "ok    certificate",
    "warn  clock",
  ]);
});

test("a wrong variable fails in its own line, and what looks like a variable of ours is named", async () => {
  const { code, of } = await found("configuration", { TRUST_PROXY: password, SMS_TOKEN: password });
  expect([code, of.map(({ state }) => state)]).toEqual([1, ["fail", "fail"]]);
  expect((await found("the rest", { TRUST_PROXY: password })).of).toMatchObject([
    { state: "warn", remedy: expect.stringContaining("again") },
  ]);
  expect((await found("configuration", { SMPT_URL: password })).of).toEqual([
    expect.objectContaining({
      state: "warn",
      found: expect.stringContaining("is SMTP_URL meant?"),
    }),
  ]);
});

test("a mail server that takes us is ok, and gets no mail", async () => {
  const peer = await startSmtpPeer();
  ends.push(() => peer.stop());
  const { code, of } = await found("mail", { SMTP_URL: peer.url });
  expect([code, of]).toEqual([0, [expect.objectContaining({ state: "ok" })]]);
  expect(peer.mails).toEqual([]);
});

test("a mail server that is away, or refuses the login, fails with what to mend", async () => {
  const away = await found("mail", { SMTP_URL: `smtp://127.0.0.1:${await closedPort()}` });
  expect([away.code, away.of]).toEqual([
    1,
    [expect.objectContaining({ state: "fail", remedy: expect.stringContaining("host and port") })],
  ]);
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, answer) => answer(new Error("no")),
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  ends.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  const refused = await found("mail", { SMTP_URL: `smtp://u:${password}@127.0.0.1:${port}` });
  expect([refused.code, refused.of]).toEqual([
    1,
    [expect.objectContaining({ remedy: expect.stringContaining("user and password") })],
  ]);
});

/** A certificate for this machine that no authority has signed. */
function ownCertificate() {
  const [key, cert] = [join(dataDir, "key.pem"), join(dataDir, "cert.pem")];
  const made =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost";
  execFileSync(
    ensureProgram("openssl", "openssl"),
    [...made.split(" "), "-keyout", key, "-out", cert],
    {
      stdio: "ignore",
    },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

test("a mail server with a certificate of a private authority fails with the variable that names it", async () => {
  const server = new SMTPServer({ secure: true, authOptional: true, ...ownCertificate() });
  // Whoever does not trust the certificate hangs up.
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  ends.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  const { code, of } = await found("mail", { SMTP_URL: `smtps://localhost:${port}` });
  expect([code, of]).toEqual([
    1,
    [expect.objectContaining({ remedy: expect.stringContaining("NODE_EXTRA_CA_CERTS") })],
  ]);
});

test("an SMS gateway is greeted and sent nothing; one that is away or broken fails", async () => {
  const gateway = await answering(405);
  const { of } = await found("sms", { SMS_URL: gateway.url, SMS_TOKEN: password });
  expect([of[0]?.state, gateway.asked]).toEqual(["ok", ["HEAD "]]);
  const broken = await answering(503);
  expect(await found("sms", { SMS_URL: broken.url })).toMatchObject({
    code: 1,
    of: [{ state: "fail", found: expect.stringContaining("503") }],
  });
  const away = `http://localhost:${await closedPort()}`;
  expect((await found("sms", { SMS_URL: away })).of).toMatchObject([{ state: "fail" }]);
});

test("WhatsApp is asked for its number, and takes a trial code", async () => {
  const meta = await answering(
    200,
    '{"display_phone_number":"+27 10","messages":[{"id":"wamid.1"}]}',
  );
  const env = {
    SMS_URL: meta.url,
    WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
    WHATSAPP_ACCESS_TOKEN: password,
    WHATSAPP_TEMPLATE: "one_time_code",
    WHATSAPP_URL: meta.url,
  };
  const { of } = await found("whatsapp", env);
  expect(of).toMatchObject([{ state: "warn", found: expect.stringContaining("knows +27 10") }]);
  const { code, out } = await frontdoor("whatsapp test +27821234567", env);
  expect([code, out]).toEqual([0, expect.stringContaining("whatsapp took it as wamid.1")]);
  expect(meta.asked.at(-1)).toContain('"text":"000000"');
  expect(await frontdoor("whatsapp test +27821234567", { SMS_URL: meta.url })).toMatchObject({
    code: 1,
  });
});

test("a gateway whose clock is another shows that ours is wrong", async () => {
  const gateway = await answering(405, "", { Date: "Mon, 01 Jan 2024 00:00:00 GMT" });
  expect(await found("clock", { SMS_URL: gateway.url })).toMatchObject({
    code: 1,
    of: [{ state: "fail", found: expect.stringContaining("ahead of the SMS gateway") }],
  });
});

test("a server that is not ready, or is not the front door, fails", async () => {
  const checks = { database: false, migrations: false, outbox: false };
  const unready = await answering(503, JSON.stringify({ checks }));
  expect((await found("server", { FRONTDOOR_URL: unready.url })).of).toMatchObject([
    { state: "fail", found: "It is not ready: database, migrations, outbox." },
  ]);
  const late = await answering(200, JSON.stringify({ checks: { database: true, outbox: false } }));
  expect((await found("server", { FRONTDOOR_URL: late.url })).of).toMatchObject([
    { state: "warn" },
  ]);
  const other = await answering(200, "<p>");
  expect((await found("server", { FRONTDOOR_URL: other.url })).of).toMatchObject([
    { state: "fail" },
  ]);
});

test("behind a balancer that keeps /readyz from the public, the front door is known by /healthz", async () => {
  const closed = { "/readyz": 404 };
  const health = JSON.stringify({ status: "ok" });
  const named = { [requestIdHeader]: "018f0000-0000-7000-8000-000000000001" };
  const states = async (...[status, body, headers]: Parameters<typeof answering>) => {
    const { url } = await answering(status, body, headers, closed);
    const { code, of } = await found("server", { FRONTDOOR_URL: url });
    return [code, ...of.map(({ state }) => state)];
  };
  expect(await states(200, health, named)).toEqual([0, "ok"]);
  const ours = await openTestServer();
  ends.push(() => ours.close());
  registerHealth(ours.app, { ...ours.deps, drain: { isDraining: false } });
  const address = await ours.app.listen({ port: 0, host: "localhost" });
  expect(await states(307, "", { Location: `${address}/healthz` })).toEqual([0, "ok"]);
  expect(await states(200, health)).toEqual([1, "fail"]);
  expect(await states(200, JSON.stringify({ status: "UP" }), named)).toEqual([1, "fail"]);
  expect(await states(502, "<p>")).toEqual([1, "fail"]);
});

test("the clock of an embedded installation's own server is no other one", async () => {
  const checks = { database: true, migrations: true, outbox: true };
  const { url } = await answering(200, JSON.stringify({ checks }));
  expect(await found("clock", { FRONTDOOR_URL: url })).toMatchObject({
    code: 0,
    of: [{ state: "warn", found: "Not checked: all that answered is the same machine." }],
  });
});

test("a database that is away fails", async () => {
  const DATABASE_URL = `postgres://u:${password}@127.0.0.1:${await closedPort()}/d`;
  const { code, of } = await found("database", { DATABASE_URL, MASTER_KEY: "7".repeat(64) });
  expect([code, of[0]?.state]).toEqual([1, "fail"]);
});

test("[SEC-H13] a key file that others can read, or that is not there, fails", async () => {
  const file = join(dataDir, "key");
  const state = async () => (await found("key", { MASTER_KEY_FILE: file })).of[0];
  expect(await state()).toMatchObject({ state: "fail", found: `${file} is not there.` });
  writeFileSync(file, "7".repeat(64));
  chmodSync(file, 0o644);
  expect(await state()).toMatchObject({ state: "fail", remedy: `Close it: chmod 600 ${file}` });
  chmodSync(file, 0o600);
  expect(await state()).toMatchObject({ state: "ok" });
});

test("a backup that is old is told, and one of a week fails", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const [days, state] of [
    [1, "ok"],
    [3, "warn"],
    [8, "fail"],
  ] as const) {
    noteBackup(dataDir, daysAgo(days));
    expect((await found("backup")).of).toMatchObject([{ state }]);
  }
});

test("mail test sends one mail and says what the mail server said", async () => {
  const peer = await startSmtpPeer();
  ends.push(() => peer.stop());
  const env = { SMTP_URL: peer.url };
  const { code, out } = await frontdoor("mail test thandi@example.org", env);
  expect([code, out]).toEqual([0, expect.stringContaining("took it: 250")]);
  expect(peer.mails.map(({ recipients }) => recipients)).toEqual([["thandi@example.org"]]);
  peer.refuseWith(550);
  const refused = await frontdoor("mail test thandi@example.org", env);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("550 refused")]);
  expect(await frontdoor("mail test thandi@example.org")).toMatchObject({ code: 1 });
  expect(await frontdoor("mail test a@b,c@d", env)).toMatchObject({ code: 2 });
});

test("sms test sends one SMS and says what the gateway said", async () => {
  const gateway = await answering(202, '{"id":7}');
  const env = { SMS_URL: gateway.url, SMS_TOKEN: password };
  const { code, out } = await frontdoor("sms test +27821234567", env);
  expect([code, out]).toEqual([0, 'The gateway took it: SMS 202 {"id":7}']);
  expect(gateway.asked).toEqual([expect.stringContaining('"to":"+27821234567"')]);
  const refusing = await answering(400, "no credit");
  const refused = await frontdoor("sms test +27821234567", { SMS_URL: refusing.url });
  const err = "The gateway did not take it: SMS 400 no credit";
  expect(refused).toMatchObject({ code: 1, err });
  const abroad = await frontdoor("sms test +447400123456", env);
  expect(abroad.out).toContain("SMS_COUNTRIES does not name");
  expect(await frontdoor("sms test 0821234567", env)).toMatchObject({ code: 2 });
});

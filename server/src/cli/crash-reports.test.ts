import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compiled } from "../../test/compiled.ts";
import { secretVariables } from "../process/crash-reports.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** What each of them holds here, in a form that its variable takes. */
const forms: Partial<Record<string, (secret: string) => string>> = {
  DATABASE_URL: (secret) => `postgres://frontdoor:${secret}@127.0.0.1:9/frontdoor`,
};
const secretOf = (name: string) => `secret-of-${name.toLowerCase().replaceAll("_", "-")}`;

let reports: string;
beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), "frontdoor-reports-"));
});
afterEach(() => rmSync(reports, { recursive: true, force: true }));

/** The report of a command that is asked for one while its request is at the server; what the server was shown. */
async function reportOf(command: readonly string[]) {
  const shown = Promise.withResolvers<string | undefined>();
  const answered = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    shown.resolve(request.headers.authorization);
    await answered.promise;
    response.setHeader("content-type", "application/json").end("[]");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const secrets = secretVariables.map((name) => {
    const secret = secretOf(name);
    return [name, forms[name]?.(secret) ?? secret];
  });
  const child = spawn(process.execPath, [...command, "outbox", "list", "--json"], {
    cwd: root,
    env: {
      ...compiled,
      PATH: process.env.PATH,
      NODE_OPTIONS: `--report-on-signal --report-directory=${reports}`,
      FRONTDOOR_URL: `http://127.0.0.1:${port}`,
      ...Object.fromEntries(secrets),
    },
  });
  const ended = once(child, "exit");
  const failed = ended.then(([code]) => Promise.reject(new Error(`It ended with ${code}.`)));
  const authorization = await Promise.race([shown.promise, failed]);
  child.kill("SIGUSR2");
  await vi.waitUntil(() => wholeReports().length > 0, { timeout: 60_000 });
  answered.resolve();
  await Promise.allSettled([ended, failed]);
  server.close();
  return { authorization, exitCode: child.exitCode, report: wholeReports().join("\n") };
}

/** A report is there before all of it is written. */
function wholeReports(): string[] {
  const texts = readdirSync(reports).map((name) => readFileSync(join(reports, name), "utf8"));
  return texts.filter(isWhole);
}

function isWhole(report: string): boolean {
  try {
    return typeof JSON.parse(report) === "object";
  } catch {
    return false;
  }
}

test.each([
  ["the operator's command", ["server/src/cli/main.ts"]],
  ["the script that starts it", ["scripts/frontdoor.mjs"]],
])(
  "[SEC-H3 SEC-H13] no secret of its environment stands in a diagnostic report of %s",
  async (_, command) => {
    const { authorization, exitCode, report } = await reportOf(command);
    expect(authorization, "the command has its key").toBe(`Bearer ${secretOf("FRONTDOOR_KEY")}`);
    expect(exitCode).toBe(0);
    expect(report).toContain("sharedObjects");
    expect(secretVariables.filter((name) => report.includes(secretOf(name)))).toEqual([]);
  },
);

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What most processes never need, or seldom, and what is large. */
const large = ["oidc-provider", "@simplewebauthn", "nodemailer", "@electric-sql"];

/**
 * The packages that a process has loaded after `startTracing` with each of the settings in turn: of OpenTelemetry all
 * but the names that `prom-client` loads.
 */
function loadedAfter(...settings: readonly string[]): string[][] {
  const program = `
    import { registerHooks } from "node:module";
    const loaded = new Set();
    const large = ${JSON.stringify(large)};
    registerHooks({
      load(url, context, next) {
        const [, name] = /@opentelemetry\\/([\\w-]+)/.exec(url) ?? [];
        if (name !== undefined && name !== "api") loaded.add(name);
        for (const each of large) if (url.includes("node_modules/" + each)) loaded.add(each);
        return next(url, context);
      },
    });
    const { createServer } = await import("./server/src/server.ts");
    const { startTracing } = await import("./server/src/platform/tracing/start-tracing.ts");
    const told = [];
    for (const settings of [${settings.join(", ")}]) {
      await (await startTracing(settings))();
      told.push([typeof createServer, ...loaded]);
    }
    console.log(JSON.stringify(told));`;
  const args = ["--input-type=module", "--eval", program];
  const cwd = join(import.meta.dirname, "../..");
  return JSON.parse(execFileSync(process.execPath, args, { cwd }).toString());
}

test("OpenID Connect, WebAuthn, mail and the embedded engine are loaded when somebody needs them, OpenTelemetry where a collector is named", () => {
  const settings = { endpoint: "http://localhost:1", headers: {}, serviceName: "x", version: "1" };
  const [without, traced] = loadedAfter("null", JSON.stringify({ ...settings, share: 1 }));
  expect(without).toEqual(["function"]);
  expect(traced).toContain("sdk-trace");
});

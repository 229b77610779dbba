import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What most processes never need, or seldom, and what is large. */
const large = ["oidc-provider", "@simplewebauthn", "nodemailer", "@electric-sql"];

/** The packages that a process has loaded after `startTracing`: of OpenTelemetry all but the names that `prom-client` loads. */
function loadedWith(settings: string): string[] {
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
    await (await startTracing(${settings}))();
    console.log(JSON.stringify([typeof createServer, ...loaded]));`;
  const args = ["--input-type=module", "--eval", program];
  const cwd = join(import.meta.dirname, "../..");
  return JSON.parse(execFileSync(process.execPath, args, { cwd }).toString());
}

test("OpenID Connect, WebAuthn, mail and the embedded engine are loaded when somebody needs them, OpenTelemetry where a collector is named", () => {
  expect(loadedWith("null")).toEqual(["function"]);
  const settings = { endpoint: "http://localhost:1", headers: {}, serviceName: "x", version: "1" };
  expect(loadedWith(JSON.stringify({ ...settings, share: 1 }))).toContain("sdk-trace");
});

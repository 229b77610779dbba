import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The packages of OpenTelemetry that a process has loaded after `startTracing`, but for the names that `prom-client` loads. */
function loadedWith(settings: string): string[] {
  const program = `
    import { registerHooks } from "node:module";
    const loaded = new Set();
    registerHooks({
      load(url, context, next) {
        const [, name] = /@opentelemetry\\/([\\w-]+)/.exec(url) ?? [];
        if (name !== undefined && name !== "api") loaded.add(name);
        return next(url, context);
      },
    });
    const { createServer } = await import("./server/src/server.ts");
    const { startTracing } = await import("./server/src/platform/tracing/start-tracing.ts");
    await (await startTracing(${settings}))();
    console.log(JSON.stringify([typeof createServer, ...loaded]));`;
  const args = ["--input-type=module", "--eval", program];
  const cwd = join(import.meta.dirname, "../../../..");
  return JSON.parse(execFileSync(process.execPath, args, { cwd }).toString());
}

test("OpenTelemetry is loaded where a collector is named and nowhere else", () => {
  expect(loadedWith("null")).toEqual(["function"]);
  const settings = { endpoint: "http://localhost:1", headers: {}, serviceName: "x", version: "1" };
  expect(loadedWith(JSON.stringify({ ...settings, share: 1 }))).toContain("sdk-trace");
});

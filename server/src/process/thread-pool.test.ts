import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

test("the pool of threads is woken every second, and no process stays up for it", async () => {
  const pool = JSON.stringify(new URL("thread-pool.ts", import.meta.url));
  const source = `
    import { createHook } from "node:async_hooks";
    const untilWoken = setInterval(() => {}, 1_000);
    const init = (id, type) => type === "RANDOMBYTESREQUEST" && clearInterval(untilWoken);
    createHook({ init }).enable();
    await import(${pool});
    process.once("exit", () => console.log("ended by itself"));
  `;
  const node = ["--input-type=module", "--eval", source];
  const { stdout } = await run(process.execPath, node, { timeout: 60_000 });
  expect(stdout).toBe("ended by itself\n");
});

import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stopper } from "./front-door.ts";

export interface Chromium {
  /** The port of the DevTools protocol. */
  port: number;
  stop(): Promise<void>;
}

/** Starts a headless Chromium with a temporary profile, which `stop` deletes. */
export async function startChromium(): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), "frontdoor-chromium-"));
  const flags = ["--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-port=0"];
  const child = spawn(
    process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    [...flags, `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const stop = stopper(child, profile);
  for await (const line of createInterface(child.stderr)) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stderr.resume();
    return { port: Number(port), stop };
  }
  throw new Error("Chromium ended before it took commands.");
}

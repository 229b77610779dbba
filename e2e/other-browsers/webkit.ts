import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Program } from "./browser.ts";
import { beginSession } from "./webkit-session.ts";

/** Starts a virtual display (Xvfb), which WebKitGTK's MiniBrowser needs. */
export async function startWebkit(): Promise<Program> {
  const configuration = withoutMotion();
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1440x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(screen, "exit");
  const close = async () => {
    screen.kill("SIGTERM");
    await ended;
    rmSync(configuration, { recursive: true });
  };
  try {
    const DISPLAY = `:${await firstLine(screen)}`;
    const desktop = { DISPLAY, XDG_CONFIG_HOME: configuration, NO_AT_BRIDGE: "1" };
    const env = { ...process.env, ...desktop };
    return { begin: () => beginSession(env), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** A GTK configuration folder that turns animations off, as in the other journeys. */
function withoutMotion(): string {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return folder;
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface(stdout)) return line;
  throw new Error("Xvfb did not start.");
}

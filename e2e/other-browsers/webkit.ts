import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Builder, Capabilities } from "selenium-webdriver";
import { type Program, type Session, waitFor } from "./browser.ts";
import { startProxy } from "./proxy.ts";

/** Starts the driver of WebKitGTK, and a screen that nobody sees: its own small browser needs one. */
export async function startWebkit(): Promise<Program> {
  const children: ChildProcess[] = [];
  const configuration = withoutMotion();
  const close = async () => {
    for (const child of children.reverse()) await end(child);
    rmSync(configuration, { recursive: true });
  };
  try {
    const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1440x900x24"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    children.push(screen);
    const DISPLAY = `:${await firstLine(screen)}`;
    const port = await freePort();
    const desktop = { DISPLAY, XDG_CONFIG_HOME: configuration, NO_AT_BRIDGE: "1" };
    const env = { ...process.env, ...desktop };
    children.push(spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env }));
    const address = `http://127.0.0.1:${port}`;
    await waitFor(
      "WebKitWebDriver",
      async () => (await fetch(`${address}/status`)).ok || undefined,
    );
    return { begin: () => begin(address), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** Each session is a browser of its own. WebDriver does not tell its console: a proxy watches its pages. */
async function begin(address: string): Promise<Session> {
  const proxy = await startProxy();
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    proxy: { proxyType: "manual", httpProxy: proxy.address, sslProxy: proxy.address },
  });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  return {
    driver,
    lines: async () => proxy.lines,
    end: async () => {
      await driver.quit();
      proxy.close();
    },
  };
}

/** A folder with the settings of a desktop on which nothing moves, as in the other journeys. */
function withoutMotion(): string {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return folder;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface(stdout)) return line;
  throw new Error("Xvfb did not start.");
}

/** WebKitWebDriver chooses no port of its own. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

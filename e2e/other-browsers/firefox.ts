import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Capabilities, WebDriver } from "selenium-webdriver";
import { productOrigin, siteOrigin } from "../addresses.ts";
import { type Program, waitFor } from "./browser.ts";
import { connectMarionette } from "./marionette.ts";

const settings = {
  "marionette.port": 0,
  "ui.prefersReducedMotion": 1,
  "intl.accept_languages": "en-ZA",
  // Prevents Firefox's own requests to Mozilla at its start.
  "app.normandy.enabled": false,
  "services.settings.server": "data:,",
};

/**
 * Starts a headless Firefox. Its console and requests are read by WebDriver BiDi.
 * @param runsScript whether pages may run JavaScript (Firefox's own setting)
 */
export async function startFirefox(runsScript = true): Promise<Program> {
  const profile = mkdtempSync(join(tmpdir(), "frontdoor-firefox-"));
  const lines = Object.entries({ ...settings, "javascript.enabled": runsScript }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const args = ["--headless", "--marionette", "--remote-debugging-port=0", "--no-remote"];
  const size = ["--width=1440", "--height=900"];
  const firefox = spawn("firefox-esr", [...args, ...size, "--profile", profile], {
    stdio: "ignore",
  });
  const ended = once(firefox, "exit");
  const close = async () => {
    firefox.kill("SIGKILL");
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await waitFor("Firefox", () => writtenPort(join(profile, "MarionetteActivePort")));
    const marionette = await connectMarionette(port);
    const driver = WebDriver.createSession(marionette, new Capabilities({ webSocketUrl: true }));
    return { begin: await watched(driver), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

function writtenPort(file: string): number | undefined {
  return (existsSync(file) && Number(readFileSync(file, "utf8"))) || undefined;
}

/** Each session is a tab in its own user context, with its own cookies and storage. */
async function watched(driver: WebDriver): Promise<Program["begin"]> {
  const bidi = await driver.getBidi();
  let seen: string[] = [];
  bidi.on("log.entryAdded", ({ type, level, text }) => seen.push(`${type} ${level}: ${text}`));
  bidi.on("network.beforeRequestSent", ({ request }) => {
    if (!isOwn(request.url)) seen.push(`foreign request: ${request.url}`);
  });
  const ask = async (method: string, params = {}) => {
    const { result } = (await bidi.send({ method, params })) as { result: Record<string, string> };
    return result;
  };
  await ask("session.subscribe", { events: ["log.entryAdded", "network.beforeRequestSent"] });
  return async () => {
    const { userContext } = await ask("browser.createUserContext");
    const { context } = await ask("browsingContext.create", { type: "tab", userContext });
    await driver.switchTo().window(context ?? "");
    seen = [];
    return {
      driver,
      lines: async () => {
        // Events arrive in order: after this response all earlier ones have been read.
        await ask("session.status");
        return seen;
      },
      end: async () => {
        await ask("browser.removeUserContext", { userContext });
      },
    };
  };
}

function isOwn(url: string): boolean {
  const { origin, protocol } = new URL(url);
  return (
    origin === siteOrigin || origin === productOrigin || ["data:", "about:"].includes(protocol)
  );
}

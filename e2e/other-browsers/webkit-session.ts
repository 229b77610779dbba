import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "../addresses.ts";
import { type Session, waitFor } from "./browser.ts";
import { startProxy } from "./proxy.ts";

/** How long each attempt may take; the first has ten times what a session usually takes to begin. */
const secondsOfAttempts = [30, 60, 90];

/** Begins a session. On a busy machine the browser sometimes never answers its driver; a further attempt helps. */
export async function beginSession(env: NodeJS.ProcessEnv): Promise<Session> {
  let cause: unknown;
  for (const seconds of secondsOfAttempts) {
    try {
      return await tryToBegin(env, seconds);
    } catch (failure) {
      cause = failure;
    }
  }
  throw cause;
}

/** Starts a browser and driver of its own. WebDriver cannot read WebKitGTK's console, so a proxy watches it. */
async function tryToBegin(env: NodeJS.ProcessEnv, mostSeconds: number): Promise<Session> {
  const proxy = await startProxy();
  // WebKitWebDriver cannot choose a free port itself.
  const port = freePort();
  // The browser shares the driver's process group, so that both can be killed even if the driver hangs.
  const program = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env,
  });
  const ended = once(program, "exit");
  const end = async () => {
    proxy.close();
    endGroup(program);
    await ended;
  };
  try {
    const beginning = startBrowser(`http://127.0.0.1:${port}`, proxy.address);
    const driver = await within(mostSeconds, beginning);
    return { driver, lines: async () => proxy.lines, end };
  } catch (cause) {
    await end();
    throw cause;
  }
}

async function startBrowser(address: string, proxy: string): Promise<WebDriver> {
  await waitFor("WebKitWebDriver", async () => (await fetch(`${address}/status`)).ok || undefined);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy },
  });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  return driver;
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All processes of the group had exited.
  }
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`WebKitGTK did not begin in ${seconds} s.`)),
    seconds * 1000,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

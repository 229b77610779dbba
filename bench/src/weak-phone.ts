import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Bench } from "./bench.ts";
import { median } from "./statistics.ts";

const runs = 3;

/** A weak signal: 400 ms there and back, 400 kbit/s down and up. */
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** How much slower than this machine the phone is. */
const cpuRate = 6;

/** The pages, with the first field of each and the button that sends it. */
const forms = {
  "/login/practice": { field: "username", button: "Login" },
  "/forgotusername": { field: "emailAddress", button: "Request Reminder" },
  "/signup/practice": { field: "firstname", button: "Create account" },
  "/signup/academic": { field: "name", button: "Create account" },
} as const;

export const weakPhone: Bench = {
  name: "weak-phone",
  about: `Forms on a line of 400 ms and 400 kbit/s with nothing cached, by a CPU ${cpuRate} times slower, in milliseconds from the request of the page: the median of ${runs}. A key counts that is typed as soon as the field is painted and is still in it at the end; a form is sent at once after it, and is answered where an error is shown. Script in bytes as it travelled.`,
  async run({ frontDoor }) {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    });
    try {
      const figures: Record<string, Record<string, number>> = {};
      for (const path of Object.keys(forms) as (keyof typeof forms)[]) {
        for (const withScript of [true, false]) {
          const measured: Record<string, number>[] = [];
          while (measured.length < runs) {
            measured.push(await measure(browser, frontDoor.url, path, withScript));
          }
          const names = Object.keys(measured[0] ?? {});
          figures[`${path}${withScript ? "" : " without script"}`] = Object.fromEntries(
            names.map((name) => [name, median(measured.map((each) => each[name] ?? 0))]),
          );
        }
      }
      return figures;
    } finally {
      await browser.close();
    }
  },
};

async function measure(
  browser: Browser,
  url: string,
  path: keyof typeof forms,
  javaScriptEnabled: boolean,
): Promise<Record<string, number>> {
  const { field, button } = forms[path];
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    javaScriptEnabled,
  });
  try {
    const { page, scriptBytes } = await slowPage(context);
    const began = Date.now();
    await page.goto(url + path, { waitUntil: "commit" });
    const input = page.locator(`main input[name="${field}"]`);
    await input.waitFor();
    const firstView = Date.now() - began;
    await input.focus();
    await page.keyboard.type("n");
    const firstKey = Date.now() - began;
    const before = scriptBytes();
    await page.getByRole("main").getByRole("button", { name: button }).click({ noWaitAfter: true });
    await page.locator("main [role=alert]").first().waitFor();
    const answered = Date.now() - began;
    const isKept = (await page.locator(`main input[name="${field}"]`).inputValue()) === "n";
    if (!isKept) throw new Error(`A key that was typed on ${path} was lost.`);
    return { firstView, firstKey, answered, scriptBefore: before, script: scriptBytes() };
  } finally {
    await context.close();
  }
}

async function slowPage(context: BrowserContext): Promise<{ page: Page; scriptBytes(): number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return { page, scriptBytes: () => bytes };
}

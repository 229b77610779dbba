import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Bench, Figures } from "./bench.ts";
import { startFrontDoor } from "./front-door.ts";
import { medians, rounded } from "./statistics.ts";

const runs = 3;

/** A weak signal: 400 ms round trip, 400 kbit/s down and up. */
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** How many times slower than this machine the simulated phone is. */
const cpuRate = 6;

/** The pages, each with its first field and its submit button. */
const forms = {
  "/login/practice": { field: "username", button: "Login" },
  "/forgotusername": { field: "emailAddress", button: "Request Reminder" },
  "/signup/practice": { field: "firstname", button: "Create account" },
  "/signup/academic": { field: "name", button: "Create account" },
} as const;

/** A form on one of the servers, with or without JavaScript. */
interface Column {
  url: string;
  path: keyof typeof forms;
  withScript: boolean;
  measured: Record<string, number>[];
}

const checkoutBefore = process.env.BENCH_BEFORE;

export const weakPhone: Bench = {
  name: "weak-phone",
  about: `Forms on a line of 400 ms and 400 kbit/s with nothing cached, by a CPU ${cpuRate} times slower, in milliseconds from the request of the page: medians of ${runs}, all taken in turns, since a machine's pace changes within a run. A key counts that is typed as soon as the field is painted and is still in it at the end; a form is sent at once after it, and is answered where an error is shown. Script in bytes as it travelled. With BENCH_BEFORE, an installed checkout, beside the same of that one.`,
  async run({ frontDoor }) {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    });
    const before = checkoutBefore === undefined ? null : await startFrontDoor({}, checkoutBefore);
    try {
      const columns = new Map<string, Column>();
      for (const path of Object.keys(forms) as (keyof typeof forms)[]) {
        const add = (name: string, url: string, withScript: boolean) =>
          columns.set(`${path} ${name}`, { url, path, withScript, measured: [] });
        if (before !== null) add("before", before.url, true);
        add(before === null ? "with script" : "now", frontDoor.url, true);
        add("without script", frontDoor.url, false);
      }
      for (let round = 0; round < runs; round += 1) {
        for (const column of columns.values()) {
          column.measured.push(await measure(browser, column));
        }
      }
      return compared(columns);
    } finally {
      await browser.close();
      await before?.stop();
    }
  },
};

function compared(columns: ReadonlyMap<string, Column>): Figures {
  const figures: Record<string, Record<string, number>> = {};
  for (const [title, { path, measured }] of columns) {
    const of = medians(measured);
    figures[title] = of;
    const earlier = figures[`${path} before`];
    if (title !== `${path} now` || earlier === undefined) continue;
    figures[`${path} now, percent of before`] = Object.fromEntries(
      Object.entries(of).flatMap(([name, value]) => {
        const was = earlier[name] ?? 0;
        return was === 0 ? [] : [[name, rounded((100 * value) / was)] as const];
      }),
    );
  }
  return figures;
}

async function measure(
  browser: Browser,
  { url, path, withScript }: Column,
): Promise<Record<string, number>> {
  const { field, button } = forms[path];
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    javaScriptEnabled: withScript,
  });
  try {
    const { page, scriptBytes } = await slowPage(context);
    const began = Date.now();
    await page.goto(url + path, { waitUntil: "commit" });
    const input = page.locator(`main input[name="${field}"]`);
    await input.waitFor();
    const firstView = await paintedAfter(page);
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

/** The time of the first contentful paint, which can be later than the layout of the field. */
async function paintedAfter(page: Page): Promise<number> {
  for (;;) {
    const paint = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    if (paint !== undefined) return Math.round(paint);
    await page.waitForTimeout(20);
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

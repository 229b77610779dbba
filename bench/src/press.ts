import { type Browser, chromium, type Page } from "playwright-core";
import type { Bench } from "./bench.ts";
import { median } from "./statistics.ts";

const runs = 5;

/** A mid-range phone's line: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** From a press to what it was for, in milliseconds, each time with nothing cached. */
const presses = {
  "finder: press to the box": pressFinder,
  "login: press to the error": pressLogin,
  "home to login: press to painted": pressToLogin,
} as const;

export const press: Bench = {
  name: "press",
  about: `From a press to what it was for, in milliseconds, on a line of 150 ms and 1.6 Mbit/s with nothing cached: the median of ${runs}.`,
  async run({ frontDoor }) {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    });
    try {
      const figures: Record<string, Record<string, number>> = {};
      for (const [name, measure] of Object.entries(presses)) {
        const times: number[] = [];
        while (times.length < runs) times.push(await onSlowLine(browser, frontDoor.url, measure));
        figures[name] = { medianMilliseconds: median(times), most: Math.max(...times) };
      }
      return figures;
    } finally {
      await browser.close();
    }
  },
};

async function onSlowLine(
  browser: Browser,
  url: string,
  measure: (page: Page, url: string) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await page.addInitScript(() => {
    const note = () => sessionStorage.setItem("pressed", String(Date.now()));
    addEventListener("pointerdown", note, true);
  });
  const milliseconds = await measure(page, url);
  await context.close();
  return Math.round(milliseconds);
}

async function pressFinder(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: "networkidle" });
  const shown = page.evaluate(whenPainted, "dialog[open] input:focus");
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  return shown;
}

async function pressLogin(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/login/practice`, { waitUntil: "networkidle" });
  const shown = page.evaluate(whenPainted, "main [role=alert] li, main [role=alert] a");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  return shown;
}

async function pressToLogin(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await page.waitForURL(`${url}/login`);
  return page.evaluate(async () => {
    const painted = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    while (painted() === undefined) await new Promise((later) => setTimeout(later, 10));
    const pressed = Number(sessionStorage.getItem("pressed"));
    return performance.timeOrigin + (painted() ?? 0) - pressed;
  });
}

/** Runs in the page: the time from the press to the frame after an element is there. */
async function whenPainted(selector: string): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame);
  while (document.querySelector(selector) === null) await frame();
  await frame();
  return Date.now() - Number(sessionStorage.getItem("pressed"));
}

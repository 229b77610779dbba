import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { createAccounts } from "../fixtures/accounts.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expectReadableTexts } from "../fixtures/contrast.ts";
import { consoleScreens, openDemoConsole } from "../fixtures/demo-console.ts";
import { inLooks, looks } from "../fixtures/looks.ts";
import { productCall } from "../fixtures/product-call.ts";
import { test } from "../fixtures/second-server-test.ts";
import { setTextSize } from "../fixtures/text-size.ts";
import { expectNothingCut, expectWithinScreen } from "../fixtures/within-screen.ts";

const folder = join(import.meta.dirname, "../../.cache/console");
/** A dialog of each kind, with the button that opens it. */
const dialogs = [
  ["webhooks", "new-webhook", "Add a webhook"],
  ["webhooks?webhook=", "rotate-webhook", "New secret…"],
  ["webhooks?webhook=", "end-webhook", "End…"],
  ["outbox", "retry-all", "Try all again…"],
  ["audit", "breach", "After a breach…"],
] as const;

// Contrast is measured in screenshots inside the page, which the console's CSP forbids.
test.use({ bypassCSP: true, deviceScaleFactor: 1 });

test("every screen of the console with demo history fits the screen, has no accessibility fault and enough contrast; screenshots go to .cache/console", async ({
  startServer,
}) => {
  const { server, page, addressOf } = await openDemoConsole(startServer);
  const { emailAddress: searched, lastname } = await createAccounts(server.origin).register();
  await mkdir(folder, { recursive: true });
  const pictures: string[] = [];
  const look = async (name: string) => {
    await test.step(name, async () => pictures.push(...(await pictured(page, name))));
  };

  for (const screen of consoleScreens) {
    await page.goto(addressOf(screen));
    await look(screen);
  }
  await page.getByRole("searchbox").first().fill(searched);
  await page.keyboard.press("Enter");
  const found = page.getByRole("table").getByRole("link", { name: lastname });
  await expect(found).toBeVisible();
  await look("found");
  await found.click();
  await expect(page.getByRole("heading", { level: 1, name: lastname })).toBeVisible();
  await look("person");
  const lookAtDialog = async (name: string, button: string) => {
    await page.getByRole("button", { name: button }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(`${name}-dialog`);
    await page.keyboard.press("Escape");
  };
  await lookAtDialog("note", "Write a note…");
  const webhook = { url: "https://hooks.example/heron", product: "practice", reason: "events" };
  const { id } = await productCall(server, "operator", "webhooks/create", webhook);
  for (const [screen, dialog, button] of dialogs) {
    await page.goto(addressOf(screen.replace(/=$/, `=${id}`)));
    await lookAtDialog(dialog, button);
  }

  const images = pictures.map((file) => `<figure><img src="${file}"><figcaption>${file}</figure>`);
  await writeFile(join(folder, "index.html"), `<!doctype html>${images.join("\n")}`);
});

/** Checks the screen in each look, with text at 100 % and 200 %. @returns the file names of the screenshots */
async function pictured(page: Page, name: string): Promise<string[]> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true], main .loading")).toHaveCount(0);
  const files: string[] = [];
  await inLooks(page, looks, async (place) => {
    const { colorScheme, width } = looks[place] ?? looks[0] ?? { colorScheme: "light", width: 0 };
    const take = async (size: string, fullPage: boolean) => {
      const file = `${name}-${width}-${colorScheme}-${size}.png`;
      await page.screenshot({ path: join(folder, file), fullPage });
      files.push(file);
    };
    await test.step("fits the screen", () => expectWithinScreen(page));
    await take("text", true);
    await expectNoViolations(page);
    await expectReadableTexts(page);
    await setTextSize(page, 200);
    // A full-page screenshot resizes the window, which resets the text size.
    await take("large-text", false);
    await test.step("large text", async () => {
      await expectWithinScreen(page);
      await expectNothingCut(page.locator(name.endsWith("dialog") ? "dialog" : "main"));
    });
    await setTextSize(page, 100);
  });
  return files;
}

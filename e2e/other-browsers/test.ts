import { writeFileSync } from "node:fs";
import { test as base, expect, request as requests } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { type Accounts, createAccounts } from "../fixtures/accounts.ts";
import { createInbox, type Inbox } from "../fixtures/inbox.ts";
import { createProducts, type Products } from "../fixtures/products.ts";
import type { Program, Session } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { createVisit, type Visit } from "./visit.ts";
import { startWebkit } from "./webkit.ts";

interface Fixtures {
  session: Session;
  /** Somebody's visit with the browser of the project; what its console should not have said fails it. */
  visit: Visit;
  inbox: Inbox;
  accounts: Accounts;
  products: Products;
}

/** How both engines tell that a script was still loading when the person left the page. */
const cutOff = /error loading dynamically imported module|Importing a module script failed/;

/** Playwright's `test`, with a browser that is driven by WebDriver. */
export const test = base.extend<Fixtures, { program: Program }>({
  program: [
    async ({ playwright: _ }, use, { project }) => {
      const program = await (project.name === "firefox" ? startFirefox() : startWebkit());
      await use(program);
      await program.close();
    },
    { scope: "worker" },
  ],
  session: async ({ program }, use) => {
    const session = await program.begin();
    await use(session);
    await session.end();
  },
  visit: async ({ session }, use, info) => {
    await use(createVisit(session.driver));
    if (info.errors.length > 0) {
      const screen = await session.driver.takeScreenshot();
      writeFileSync(info.outputPath("screen.png"), screen, "base64");
    }
    const unexpected = (await session.lines()).filter((line) => !cutOff.test(line));
    expect(unexpected, "console, page errors, foreign requests").toEqual([]);
  },
  inbox: async ({ playwright: _ }, use) => {
    const request = await requests.newContext({ baseURL: siteOrigin });
    await use(createInbox(request));
    await request.dispose();
  },
  accounts: async ({ playwright: _ }, use) => use(createAccounts()),
  products: async ({ playwright: _ }, use) => use(createProducts()),
});

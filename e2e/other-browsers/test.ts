import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { type Back, back } from "../fixtures/back.ts";
import type { Program, Session } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { createVisit, type Visit } from "./visit.ts";
import { startWebkit } from "./webkit.ts";

interface Fixtures extends Back {
  session: Session;
  /** Drives the project's browser as a person would; an unexpected console line fails the test. */
  visit: Visit;
}

/** Playwright's `test` with a browser that WebDriver drives. */
export const test = base.extend<Fixtures, { program: Program; runsScript: boolean }>({
  ...back,
  runsScript: [true, { option: true, scope: "worker" }],
  program: [
    async ({ runsScript }, use, { project }) => {
      const program = await (project.name === "firefox" ? startFirefox(runsScript) : startWebkit());
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
    expect(await session.lines(), "console, page errors, foreign requests").toEqual([]);
  },
});

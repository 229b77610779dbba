import { expect, type Page } from "@playwright/test";
import { clippedTexts } from "../fixtures/clipped-texts.ts";
import { englishLeft } from "../fixtures/english-left.ts";
import { allPages } from "../fixtures/pages.ts";
import { pseudoStates } from "../fixtures/pseudo-states.ts";
import { test } from "../fixtures/pseudo-test.ts";
import { shownTexts } from "../fixtures/shown-texts.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";
import { expectWithinScreen } from "../fixtures/within-screen.ts";

const widths = [320, 390, 768, 1440];

for (const path of allPages) {
  test(`${path} in a language that is 40 % longer: no English and no composed text is left, nothing is wider than the screen or cut off`, async ({
    page,
  }) => {
    await expectTranslated(page, () => open(page, path));
  });
}

for (const { name, reach } of pseudoStates) {
  test(`${name} in a language that is 40 % longer: no English and no composed text is left, nothing is wider than the screen or cut off`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await expectTranslated(page, () => reach(page));
  });
}

async function expectTranslated(page: Page, reach: () => Promise<void>) {
  const known = fromDatabase(page);
  await reach();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const when = `at ${width} px`;
    expect.soft(englishLeft(await shownTexts(page), await known()), `English, ${when}`).toEqual([]);
    await expectWithinScreen(page);
    expect.soft(await clippedTexts(page), `clipped, ${when}`).toEqual([]);
  }
}

/** Collects the names in successful API responses: institutions, disciplines, practices. */
function fromDatabase(page: Page): () => Promise<string[]> {
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    if (!response.ok() || !new URL(response.url()).pathname.startsWith("/api/")) return;
    answers.push(response.text().catch(() => ""));
  });
  return async () => {
    const bodies = (await Promise.all(answers)).join("\n");
    const names = [...bodies.matchAll(/"name":"((?:\\.|[^"\\])*)"/g)].map(([, name = ""]) => name);
    return names.flatMap((name) => [name, name.toUpperCase()]);
  };
}

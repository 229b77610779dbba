import { expectNoViolations } from "../fixtures/axe.ts";
import { expectReadableTexts } from "../fixtures/contrast.ts";
import { inLooks, looks } from "../fixtures/looks.ts";
import { allPages } from "../fixtures/pages.ts";
import { hoverAndFocusAll } from "../fixtures/pressed-states.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";
import { expectFitsNarrowScreen } from "../fixtures/within-screen.ts";

// A page is opened once for each width: what it shows first may depend on that, never on the scheme.
for (const width of [1440, 390]) {
  const shown = looks.filter((look) => look.width === width);
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    const isPhone = width === 390;
    const fits = isPhone ? "; at 320 px nothing lies beside the screen" : "";

    for (const path of allPages) {
      test(`[S0.001 S0.002] ${path} has no accessibility fault, and every text of it can be read, at rest, under the pointer and with the focus${fits}`, async ({
        page,
      }) => {
        await open(page, path);
        await inLooks(page, shown, async () => {
          await expectNoViolations(page);
          await expectReadableTexts(page);
        });
        if (isPhone) await expectFitsNarrowScreen(page);
        await hoverAndFocusAll(page);
        await inLooks(page, shown, () => expectReadableTexts(page));
      });
    }
  });
}

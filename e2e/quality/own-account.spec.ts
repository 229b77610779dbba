import { expectNoViolations } from "../fixtures/axe.ts";
import { expectReadableTexts } from "../fixtures/contrast.ts";
import { inLooks, looks } from "../fixtures/looks.ts";
import { askWhoIsThere, openOwnAccount, ownAccountStates } from "../fixtures/own-account-states.ts";
import { test } from "../fixtures/test.ts";
import { refusedRequest } from "../fixtures/watch.ts";
import { expectFitsNarrowScreen } from "../fixtures/within-screen.ts";

for (const [state, account] of Object.entries(ownAccountStates)) {
  test(`one's own account ${state} has no accessibility fault, can be read by day and by night, and fits a narrow screen`, async ({
    page,
  }) => {
    await openOwnAccount(page, account);
    await inLooks(page, looks, async () => {
      await expectNoViolations(page);
      await expectReadableTexts(page);
    });
    await expectFitsNarrowScreen(page);
  });
}

test("the question who is there has no accessibility fault, can be read, and fits a narrow screen", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await openOwnAccount(page, ownAccountStates["at rest"]);
  await askWhoIsThere(page);
  await inLooks(page, looks, async () => {
    await expectNoViolations(page);
    await expectReadableTexts(page);
  });
  await expectFitsNarrowScreen(page);
});

import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { changePassword, expectTold, part } from "../fixtures/account-settings.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";
import { openVerification, signUpVerified } from "../fixtures/verified-people.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test("[SEC-K11 SEC-K16 SEC-K17] a professional undoes a change of address, downloads the stored data, and reverts an unrecognised change of password", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const { person } = await signUpVerified(page, { accounts, inbox });
  await expectNoViolations(page);

  await test.step("the address is changed and the change undone", async () => {
    const other = newPerson();
    await submit(page, "Change the email address").click();
    await field(page, "New email address").fill(other.emailAddress);
    await submit(page, "Send the link").click();
    await expectTold(page, "How we reach you", /A link is on its way/);
    await openVerification(page, inbox, other.emailAddress);
    await expect(part(page, "How we reach you")).toContainText("Your address has just changed");
    await submit(page, "Undo the change").click();
    await expectTold(page, "How we reach you", /Your old address is back/);
  });

  await test.step("the stored data is shown and downloaded", async () => {
    const kept = part(page, "What we keep about you");
    await kept.getByText(/^All of it/).click();
    await expect(kept.getByText(/^Read today/)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      submit(page, "Download as a file").click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/-account-\d{4}-\d\d-\d\d\.json$/);
    const saved: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(saved).toHaveProperty("tables");
  });

  await test.step("the mail about a changed password reverts the change and leads to a new password", async () => {
    const password = newPassword();
    await changePassword(page, { current: person.password, chosen: password });
    expect(await accounts.tryLogin(person.username, password)).toBe(200);
    // The mails about the address have such a link too.
    await inbox.waitFor(person.emailAddress, /password was changed/i);
    const link = await inbox.linkFor(person.emailAddress, /\/not-me\//);
    await open(page, link);
    await expect(page.getByText(/The password was changed, today at/)).toBeVisible();
    await expectNoViolations(page);
    await submit(page, "This wasn’t me").click();
    await expect(page).toHaveURL(/\/passwordreset\//);
    expect(await accounts.tryLogin(person.username, password)).toBe(401);
    await open(page, link);
    await expect(errorArea(page)).toContainText("This link was used or has expired.");
  });
});

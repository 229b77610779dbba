import { expect } from "@playwright/test";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { expectTold, part } from "../fixtures/own-account.ts";
import { newPerson } from "../fixtures/people.ts";
import { productCall } from "../fixtures/product-call.ts";
import { expectOwnAccount, logIn, logOut, signUpInBrowser } from "../fixtures/proven-people.ts";
import { test } from "../fixtures/second-server-test.ts";
import { expectAsked, setUpSecondStep, typeCode } from "../fixtures/second-step.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test("[SEC-K4 SEC-K5] a proof of who is there lasts five minutes and is then asked for in place; a login ends after 15 without a press", async ({
  startServer,
}) => {
  test.setTimeout(240_000);
  const { inbox, page, watch, advance } = await startServer();
  watch.allow(refusedRequest);
  const owner = await signUpInBrowser(page, "academic", inbox);
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  const askForRemoval = submit(page, "Send me the link");

  await test.step("within five minutes nothing is asked", async () => {
    await advance({ minutes: 3 });
    await askForRemoval.click();
    await expectTold(page, "Remove my account", /The link is on its way/);
    await expect(dialog).toHaveCount(0);
  });

  await test.step("after them the password is, and what was typed goes on", async () => {
    const { emailAddress } = newPerson();
    await submit(page, "Change the email address").click();
    await field(page, "New email address").fill(emailAddress);
    await advance({ minutes: 2 });
    await submit(page, "Send the link").click();
    await expect(dialog).toContainText("You are about to change your email address.");
    await field(dialog, "Password").fill(owner.person.password);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expectTold(page, "How we reach you", /A link is on its way/);
    await inbox.linkFor(emailAddress, /\/account\/email\//);
  });

  await test.step("a page that was left alone for a quarter of an hour says that its login has ended", async () => {
    await advance({ minutes: 8 });
    await page.reload();
    await expectOwnAccount(page);
    await advance({ minutes: 15 });
    await askForRemoval.click();
    const ended = page.getByRole("region", { name: "You are logged out of this page" });
    await expect(ended).toBeFocused();
    await page.getByRole("link", { name: "Log in again" }).click();
    await expect(page).toHaveURL(/\/login\/academic\?target=account$/);
  });
});

test("[SEC-J6 SEC-J15 SEC-K17] a second step waits five minutes, one that an operator ends asks for 72 hours more, and as long “This was not me” works", async ({
  startServer,
}) => {
  test.setTimeout(240_000);
  const server = await startServer();
  const { inbox, page, watch, advance } = server;
  watch.allow(refusedRequest);
  const owner = await signUpInBrowser(page, "academic", inbox);
  const { app } = await setUpSecondStep(page);
  const notMe = await inbox.linkFor(owner.person.emailAddress, /\/not-me\//);
  await logOut(page);

  await test.step("a code that comes after five minutes is looked at no more", async () => {
    await logIn(page, owner, "?target=account");
    await expectAsked(page);
    await advance({ minutes: 5 });
    await typeCode(page, await app.wrongCode());
    await expect(page.getByRole("heading", { name: "This step has ended" })).toBeVisible();
  });

  await productCall(server, "operator", "accounts/second-step/end", {
    username: owner.name,
    realm: "academic",
    reason: "The phone and the list of codes were in the stolen bag.",
  });
  await inbox.waitFor(owner.person.emailAddress, /It ends in 72 hours/);

  await test.step("a minute before the end a code is owed, and the mail of the set-up has passed", async () => {
    await advance({ hours: 71, minutes: 58 });
    await logIn(page, owner, "?target=account");
    await expectAsked(page);
    await open(page, notMe);
    await expect(errorArea(page)).toContainText("This link was used or has passed.");
  });

  await test.step("then the password lets in, and the account says so", async () => {
    await advance({ minutes: 2 });
    await logIn(page, owner, "?target=account");
    await expectOwnAccount(page);
    await expect(part(page, "Second step")).toContainText("Set up the second step");
  });
});

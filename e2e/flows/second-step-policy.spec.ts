import { expect } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { submit } from "../fixtures/form.ts";
import { part } from "../fixtures/own-account.ts";
import { newPerson } from "../fixtures/people.ts";
import { fillInvitedForm } from "../fixtures/practice-form.ts";
import { productCall, sharedInstallation } from "../fixtures/product-call.ts";
import { createProducts } from "../fixtures/products.ts";
import { expectOwnAccount, logIn, logOut, signUpProven } from "../fixtures/proven-people.ts";
import { test } from "../fixtures/second-server-test.ts";
import { expectAsked, setUpSecondStep, typeCode } from "../fixtures/second-step.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test("[SEC-J10] where the second step is required, whoever was invited sets it up at the first login, and only then reaches the product", async ({
  startServer,
}) => {
  test.setTimeout(180_000);
  const server = await startServer((own) => ({
    SECOND_FACTOR: "optional,practice:required",
    PRACTICE_PRODUCT_URL: `${own}/practice`,
  }));
  const { inbox, page, watch } = server;
  watch.allow(refusedRequest);
  const person = newPerson();
  await createProducts(server).invite(person.emailAddress);
  await open(page, await inbox.linkFor(person.emailAddress, /\/signup\/practice\?inviteCode=/));
  await fillInvitedForm(page, person);
  await submit(page, "Create account").click();
  await expect(page, "the product has to wait").not.toHaveURL(/code=/);

  const invited = { product: "practice", person, name: person.username } as const;
  await logIn(page, invited);
  await expectOwnAccount(page);
  const step = part(page, "Second step");
  await expect(step).toContainText("The second step is asked for on this account");
  await expectNoViolations(page);
  const { app } = await setUpSecondStep(page);
  await expect(step.getByRole("button", { name: "Switch off" })).toHaveCount(0);
  await expect(step).toContainText("so it cannot be switched off");

  await logIn(page, invited);
  await expectAsked(page);
  await expect(page.getByRole("checkbox", { name: /^Do not ask/ })).toHaveCount(0);
  await typeCode(page, await app.nextCode());
  await expect(page).toHaveURL(/\/practice\?code=/);
});

test("[SEC-J7] a second step that an operator was asked to end is announced by mail and in the account, and stays when its owner types a code", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(refusedRequest);
  const person = await signUpProven(page, "practice", { accounts, inbox });
  const { app } = await setUpSecondStep(page);
  await productCall(sharedInstallation, "operator", "accounts/second-step/end", {
    username: person.name,
    realm: "practice",
    reason: "The phone and the list of codes were in the stolen bag.",
  });
  const mail = await inbox.waitFor(person.person.emailAddress, /will end/);
  expect(mail.text).toContain("It ends in 72 hours. Nobody can make that faster.");
  await page.reload();
  const step = part(page, "Second step");
  await expect(step).toContainText("We were asked to end the second step. It ends");
  await expectNoViolations(page);

  await logOut(page);
  await logIn(page, person, "?target=account");
  await expectAsked(page);
  await typeCode(page, await app.nextCode());
  await expectOwnAccount(page);
  await expect(step).toContainText("10 of 10 left");
  await expect(step).not.toContainText("We were asked to end");
});

import { brand } from "@frontdoor/brand/brand.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { verificationLink } from "../fixtures/academic-form.ts";
import { fillAcademicByName, named, sends } from "../fixtures/form-by-name.ts";
import { newPerson } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test("[S7.010 S7.018] in Afrikaans an academic person signs up, follows the mailed link, and logs in", async ({
  page,
  inbox,
}) => {
  const person = newPerson();
  await open(page, "/af/signup/academic");
  await fillAcademicByName(page, person);
  await sends(page).click();
  await expect(page).toHaveURL(/\/af\/verifyEmail\?email=/);
  const { subject } = serverWords.af.mails.verification;
  const verification = fill(subject, { product: brand.products.academic.fullName });
  await inbox.waitFor(person.emailAddress, new RegExp(RegExp.escape(verification)));
  const link = await inbox.linkFor(person.emailAddress, verificationLink);
  expect(new URL(link).pathname).toBe("/af/verifyEmail");
  await open(page, link);
  await page.locator('main a[href="/af/login/academic"]').click();
  await expect(page).toHaveURL(/\/af\/login\/academic$/);
  await named(page, "username").fill(person.emailAddress);
  await named(page, "password").fill(person.password);
  await sends(page).click();
  await expect(page).toHaveURL(`${productOrigin}/academic`);
});

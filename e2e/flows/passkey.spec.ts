import type { Person } from "@frontdoor/contract/test/person.ts";
import { expect, type Page } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import type { Inbox } from "../fixtures/inbox.ts";
import { addAuthenticator, enrol, logInWithPasskey, postFrom } from "../fixtures/passkey.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const practice = "/practice/security/passkey";

/** Proves the address by the link of a reset, and logs in to the own account. */
async function logInToAccount(page: Page, inbox: Inbox, person: Person): Promise<void> {
  const { username, emailAddress, password } = person;
  await open(page, "/login/practice");
  await postFrom(page, "/practice/security/password/requestReset", { username });
  const link = await inbox.linkFor(emailAddress, /\/passwordreset\/ud\//);
  const token = new URL(link).pathname.split("/").at(-1);
  const reset = { token, password };
  expect(await postFrom(page, "/practice/security/password/processReset", reset)).toMatchObject({
    status: 200,
  });
  const login = { username, password };
  expect(await postFrom(page, "/practice/security/auth?target=account", login)).toMatchObject({
    body: { location: "/account" },
  });
  // The page of a login asks for a passkey by itself, and a browser asks for one at a time.
  await open(page, "/forgotusername");
}

test("[SEC-I1 SEC-I9] the browser's own passkey is made once and then logs in without a name", async ({
  page,
  context,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  await logInToAccount(page, inbox, person);
  const authenticator = await addAuthenticator(page);
  expect((await enrol(page)).status).toBe(200);
  expect(await authenticator.passkeys()).toHaveLength(1);
  await expect(enrol(page)).rejects.toThrow("InvalidStateError");

  await context.clearCookies();
  const { body } = await logInWithPasskey(page, practice);
  await page.goto(body.location ?? "");
  await expect(page).toHaveURL(`${productOrigin}/practice`);
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
});

test("[SEC-I6] a device that does not recognise its person, and a passkey that was removed here, log nobody in", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  await logInToAccount(page, inbox, await accounts.register());
  const authenticator = await addAuthenticator(page);
  const { body } = await enrol(page);
  await authenticator.recognises(false);
  await expect(logInWithPasskey(page, practice)).rejects.toThrow("NotAllowedError");
  await authenticator.recognises(true);
  expect((await logInWithPasskey(page, practice)).status).toBe(200);
  expect((await postFrom(page, `/account/passkeys/${body.id}/remove`)).status).toBe(200);
  expect(await authenticator.passkeys()).toHaveLength(1);
  expect(await logInWithPasskey(page, practice)).toMatchObject({
    status: 401,
    body: { code: "PASSKEY_REFUSED" },
  });
});

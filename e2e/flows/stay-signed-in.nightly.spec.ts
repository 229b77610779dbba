import { expect, type Page } from "@playwright/test";
import { createAccounts } from "../fixtures/accounts.ts";
import { field, submit } from "../fixtures/form.ts";
import { addOpenidClient } from "../fixtures/openid-client.ts";
import { test } from "../fixtures/second-server-test.ts";
import { answers } from "../fixtures/watch.ts";

/** The redirect path of the clients. Any page will do, because only its address is checked. */
const back = "/about";

test("a login that is kept on the device serves the next client as well, until one log-out ends both", async ({
  startServer,
}) => {
  const server = await startServer(() => ({ SINGLE_SIGN_ON: "optional" }));
  const { page, origin } = server;
  const add = () => addOpenidClient(`${origin}${back}`, "browser", server);
  const [first, second] = [await add(), await add()];
  const { username, password } = await createAccounts(origin).register();
  const visit = (client: { id: string }) => page.goto(requestOf(client.id, `${origin}${back}`));
  const stay = page.getByRole("checkbox", { name: "Keep me signed in on this device" });
  const letIn = new RegExp(`${back}\\?code=`);

  await visit(first);
  await logIn(page, { username, password });
  await expect(page).toHaveURL(letIn);
  await visit(second);
  await answers(page);
  await expect(stay).not.toBeChecked();
  await stay.check();
  await logIn(page, { username, password });
  await expect(page).toHaveURL(letIn);
  await visit(first);
  await expect(page).toHaveURL(letIn);

  // As a form of a product, which is another site: the cookies come along with the GET that follows alone.
  await page.goto("about:blank");
  await page.setContent(`<form method="post" action="${origin}/oidc/session/end"><button>`);
  await page.getByRole("button").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/logged-out/);
  for (const client of [first, second]) {
    await visit(client);
    await expect(field(page, "Password")).toBeVisible();
  }
});

async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  await answers(page);
  await field(page, "Username").fill(username);
  await field(page, "Password").fill(password);
  await submit(page, "Login").click();
}

/** The address of a client's authorization request. */
function requestOf(id: string, redirectUri: string): string {
  const query = new URLSearchParams({
    client_id: id,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid",
    // Any values will do, because these clients never redeem a code.
    state: "s".repeat(43),
    code_challenge: "c".repeat(43),
    code_challenge_method: "S256",
  });
  return `/oidc/auth?${query}`;
}

import { accountSettingsAtRest } from "@frontdoor/contract/test/account-settings.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, callsTo, cutOff, holdBack } from "../../../test/back-end.ts";
import { errorArea, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";
import { expectWithinScreen, onScreen } from "../../../test/screen.ts";

const overview = "/api/account/overview";
const ended = { status: 401, body: { code: "SESSION_ENDED", message: "Logged out." } };
const part = (name: string) => page.getByRole("region", { name });
const shown = () => answer(overview, { status: 200, body: accountSettingsAtRest });

test("the page shows the account, part by part", async () => {
  shown();
  await open("/account");
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Account settings");
  await expect.element(part("Ways to log in")).toMatchTextContent("tnaidoo");
  await expect.element(part("Ways to log in")).toMatchTextContent("Changed on 14 March 2026");
  await expect.element(part("How we reach you")).toMatchTextContent("Verified on 3 February 2026");
  await expect
    .element(part("Devices and sessions"))
    .toMatchTextContent(
      "Safari on iPhoneLogged in on 20 November 2025 at 12:55 with your password and a code",
    );
  await expect
    .element(page.getByRole("link", { name: "Open Practice" }))
    .toHaveAttribute("href", "https://app.example.org/");
});

test("who is not logged in to the page is led to the login of the product that they used last", async () => {
  answer(overview, ended);
  sessionStorage.setItem("audience", "academic");
  await open("/account");
  await expect
    .poll(() => location.pathname + location.search)
    .toBe("/login/academic?target=account");
});

test("a page that could not be loaded can be asked for again, and keeps the focus", async () => {
  cutOff(overview);
  await open("/account");
  await expect.element(errorArea()).toBeVisible();
  shown();
  await submit("Try again").click();
  await expect.element(part("Ways to log in")).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("a fault of the server is shown with the id by which it is found in the log", async () => {
  const headers = { "x-request-id": "7f0c2b5e9d3a4f1c" };
  answer(overview, { status: 500, body: { code: "INTERNAL", message: "Broken." }, headers });
  await open("/account");
  await expect.element(errorArea()).toMatchTextContent("Reference: 7f0c2b5e9d3a4f1c");
});

test.each([{ surname: "Mokoena" }, { username: "tnaidoo-son" }])(
  "a tab that is looked at again, after somebody else (%o) logged in in another one, shows nobody's account",
  async (somebody) => {
    shown();
    await open("/account");
    await expect.element(part("Ways to log in")).toBeVisible();
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => callsTo(overview)).toHaveLength(2);
    await expect.element(part("Ways to log in")).toBeVisible();
    answer(overview, ended);
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => callsTo(overview)).toHaveLength(3);
    await expect.element(part("Ways to log in")).toBeVisible();
    answer(overview, { status: 200, body: { ...accountSettingsAtRest, ...somebody } });
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(page.getByRole("link", { name: "Log in again" })).toBeVisible();
    await expect
      .element(part("You are logged out of this page"))
      .toMatchTextContent("when this login is ended elsewhere, such as in another tab");
    await expect.element(part("Ways to log in")).toHaveLength(0);
  },
);

test("[SEC-K1] a change says which login the page shows", async () => {
  answer(overview, { status: 200, body: { ...accountSettingsAtRest, login: "of-this-page" } });
  const sent = answer("/api/account/removal", { status: 200, body: {} });
  await open("/account");
  await submit("Send me the link").click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.headers["account-login"]).toBe("of-this-page");
});

test("a login that ends while the page is open is said in place, with the way back", async () => {
  shown();
  answer("/api/account/removal", ended);
  await open("/account");
  await submit("Send me the link").click();
  await expect.element(page.getByRole("heading", { name: /logged out/ })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Log in again" }))
    .toHaveAttribute("href", "/login/practice?target=account");
});

test("[SEC-K1] who could not be logged out is not told that they are", async () => {
  shown();
  cutOff("/api/account/log-out");
  await open("/account");
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect.element(errorArea()).toMatchTextContent("There was an error communicating");
  expect(location.pathname).toBe("/account");
  await expect.element(part("Ways to log in")).toHaveLength(0);
});

test("a log-out that takes a while shows it, and a second press asks for no other", async () => {
  shown();
  answer("/api/account/log-out", { status: 503, body: { message: "Later." } });
  const letGo = holdBack("/api/account/log-out");
  await open("/account");
  const leave = page.getByRole("banner").getByRole("button", { name: "Log out" });
  await leave.click();
  await expect.element(leave).toHaveAttribute("aria-busy", "true");
  leave.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  letGo();
  await expect.element(errorArea()).toHaveTextContent("Later.");
  expect(callsTo("/api/account/log-out")).toHaveLength(1);
});

test("[SEC-K1] a log-out says which login the page shows, and hears that it ended when somebody else logged in", async () => {
  answer(overview, { status: 200, body: { ...accountSettingsAtRest, login: "of-this-page" } });
  const sent = answer("/api/account/log-out", ended);
  await open("/account");
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect.element(page.getByRole("heading", { name: /logged out/ })).toBeVisible();
  expect(sent[0]?.headers["account-login"]).toBe("of-this-page");
  expect(location.pathname).toBe("/account");
});

test("while changes are stopped the page says until when, and a button leads there", async () => {
  const body = { ...accountSettingsAtRest, lockedUntil: "2026-11-25T05:45:00.000Z" };
  answer(overview, { status: 200, body });
  await open("/account");
  await submit("Change the password").click({ force: true });
  await expect
    .element(page.getByText("Changes are stopped until 25 November 2026, 07:45"))
    .toBeVisible();
  expect(document.activeElement?.id).toBe("changes-stopped");
});

test("nothing lies beside a screen of 320 px", async () => {
  await onScreen(320, 700);
  shown();
  await open("/account");
  await expect.element(part("Remove my account")).toBeVisible();
  expectWithinScreen();
});

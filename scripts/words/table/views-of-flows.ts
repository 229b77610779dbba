import { accountSettingsAtRest } from "@frontdoor/contract/test/account-settings.ts";
import type { Page } from "@playwright/test";
import type { View } from "./view.ts";

const submitting = "main form button[type=submit]";
const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Calls whose path has this in it are answered with this in the server's place. */
const answered = (path: string, status: number, body: unknown) => (page: Page) =>
  page.route(`**/api/**/${path}`, (route) => route.fulfill({ status, json: body }));

async function askForCode(page: Page): Promise<void> {
  await page.locator('main [name="username"]').fill("nomvula");
  await press(submitting)(page);
  await page.locator('main [name="otp"]').waitFor();
}

async function chooseSupervisor(page: Page): Promise<void> {
  await page.locator('main [name="academicSector"]').first().check();
  await page.locator('main [name="role"][value="SUPERVISOR"]').check();
  await press(submitting)(page);
}

async function searchHod(page: Page): Promise<void> {
  await chooseSupervisor(page);
  await press('[command="show-modal"][commandfor="hod-search"]')(page);
}

async function inviteHod(page: Page): Promise<void> {
  await searchHod(page);
  await press("dialog[open] .island p button")(page);
  await press("dialog[open] form button[type=submit]")(page);
}

const waiting = "/verifyEmail?email=nomvula%40example.org&role=HCP";

const waitingStep = "/login/practice/code#step=token&remember=1";

/** Where the texts of the flows are read. */
export const flowViews = {
  login: [{ address: "/login/practice" }, { address: "/login/patient" }],
  twoStep: [
    { address: waitingStep },
    { address: waitingStep, part: "main", after: press("main .text-button") },
    { address: "/login/practice/code", part: "main" },
  ],
  forgotten: [
    { address: "/forgotpassword" },
    { address: "/forgotpassword", part: "main", after: askForCode },
    { address: "/forgotusername" },
  ],
  newPassword: [{ address: "/passwordreset/ud/token" }],
  signUp: [{ address: "/signup" }],
  practiceSignUp: [{ address: "/signup/practice" }],
  academicSignUp: [
    { address: "/signup/academic", after: chooseSupervisor },
    { address: "/signup/academic", part: "dialog[open]", after: searchHod },
    { address: "/signup/academic", part: "dialog[open]", after: inviteHod },
  ],
  verifyEmail: [
    { address: waiting },
    {
      address: `${waiting}&verificationCode=code`,
      part: "main",
      before: answered("verifyEmail", 200, { confirmationNeeded: true }),
    },
    {
      address: `${waiting}&verificationCode=code`,
      part: "main",
      before: answered("verifyEmail", 200, {}),
    },
  ],
  ends: [
    { address: "/login-ended", part: "main" },
    { address: "/login-ended?error=invalid_client", part: "main" },
    { address: "/login-ended?error=invalid_request", part: "main" },
    { address: "/login-ended?error=temporarily_unavailable", part: "main" },
    { address: "/login-ended?error=server_error", part: "main" },
    { address: "/log-out", part: "main" },
    { address: "/logged-out", part: "main" },
  ],
  removal: [
    {
      address: "/requestremoval/token",
      before: answered("validate/token", 200, { userId: "7", maskedEmail: "n***@e***.org" }),
    },
    { address: "/requestremoval/token", part: "main" },
  ],
  accountSettings: [
    { address: "/account", before: answered("overview", 200, accountSettingsAtRest) },
    {
      address: "/account/email/token",
      part: "main",
      before: answered("email/proof/read", 200, { address: "n***@e***.org", isNew: true }),
    },
    {
      address: "/not-me/token",
      part: "main",
      before: answered("not-me/read", 200, { change: "password", at: "2026-11-22T05:42:00Z" }),
    },
    {
      address: "/stored-data/token",
      part: "main",
      before: answered("data/link/read", 200, {
        product: "practice",
        expiresAt: "2026-11-22T05:42:00.000Z",
      }),
    },
  ],
  faults: [
    { address: "/login/practice", part: "main", after: press(submitting) },
    { address: "/signup/practice", part: "main", after: press(submitting) },
  ],
} as const satisfies Record<string, readonly View[]>;

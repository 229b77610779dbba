import { expect } from "@playwright/test";
import { errorArea } from "../fixtures/form.ts";
import { watchLayoutShifts } from "../fixtures/layout-shifts.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const practiceInvite = "/api/practice/invite/the-code";
const academicInvite = "/api/academic/v1/signup/invite/the-key";
const revoked = { status: "REVOKED", inviteCode: "the-code", userType: "HCP" };
const trainee = { emailAddress: "thandi@example.org", name: "Thandi", role: "TRAINEE" };
const login = "/login/practice?inviteCode=the-code";
const practice = "/signup/practice?inviteCode=the-code";
const academic = "/signup/academic?inviteKey=the-key";

const width = 390;

for (const [clauses, path, call, status, body] of [
  ["S4.008 S8.029", login, practiceInvite, 200, revoked],
  ["S8.027", practice, practiceInvite, 404, {}],
  ["S4.032", academic, academicInvite, 200, trainee],
] as const) {
  const invite = "status" in body ? body.status : status;
  test(`[S0.002 ${clauses}] at ${width} px ${path} moves nothing when its invite turns out to be ${invite}`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchLayoutShifts(page);
    await answer(page, call, { status, body });
    const letGo = await holdBack(page, call);
    await open(page, path);
    letGo();
    const said = body === trainee ? page.getByText("Your invite is valid") : errorArea(page);
    await expect(said).toBeVisible();
    expect(await shifts()).toBeLessThan(0.02);
  });
}

import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answer, holdBack } from "../../test/back-end.ts";
import { errorArea } from "../../test/form.ts";
import { watchLayoutShifts } from "../../test/layout-shifts.ts";
import { open } from "../../test/open-screen.tsx";
import { onScreen } from "../../test/screen.ts";

const practiceInvite = "/api/practice/invite/the-code";
const academicInvite = "/api/academic/v1/signup/invite/the-key";
const revoked = { status: "REVOKED", inviteCode: "the-code", userType: "HCP" };
const usable = { status: "SENT", inviteCode: "the-code", userType: "HCP" };
const trainee = { emailAddress: "thandi@example.org", name: "Thandi", role: "TRAINEE" };
const login = "/login/practice?inviteCode=the-code";
const practice = "/signup/practice?inviteCode=the-code";
const academic = "/signup/academic?inviteKey=the-key";

/** Like the script in the document's head: reserves the space before the first paint. */
async function openInvited(path: string): Promise<void> {
  document.documentElement.dataset.invite = "";
  onTestFinished(() => {
    delete document.documentElement.dataset.invite;
  });
  await open(path);
}

for (const [clauses, path, call, status, body] of [
  ["S4.008 S8.029", login, practiceInvite, 200, revoked],
  ["S8.027", login, practiceInvite, 404, {}],
  ["S4.007", login, practiceInvite, 200, usable],
  ["S4.006 S8.029", practice, practiceInvite, 200, revoked],
  ["S8.027", practice, practiceInvite, 404, {}],
  ["S8.027", academic, academicInvite, 404, {}],
  ["S4.032", academic, academicInvite, 200, trainee],
] as const) {
  for (const width of [320, 390, 1440]) {
    const invite = "status" in body ? body.status : status;
    test(`[S0.002 ${clauses}] at ${width} px ${path} moves nothing when its invite turns out to be ${invite}`, async () => {
      await onScreen(width, 844);
      answer(call, { status, body });
      const letGo = holdBack(call);
      await openInvited(path);
      const shifts = await watchLayoutShifts();
      letGo();
      const isUsable = body === usable || body === trainee;
      const said = isUsable ? page.getByText("Your invite is valid") : errorArea();
      await expect.element(said).toBeVisible();
      expect(await shifts()).toBeLessThan(0.02);
    });
  }
}

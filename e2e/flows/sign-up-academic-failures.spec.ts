import { expect } from "@playwright/test";
import { fillAcademicForm } from "../fixtures/academic-form.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { choose } from "../fixtures/practice-form.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const loginPath = "/api/academic/v1/security/brochureLogin";

test("[S4.015] when the login after the sign-up fails, the login page says why", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await answer(page, "/api/academic/v1/signup/hcp", { status: 200, body: {} });
  await answer(page, loginPath, { status: 401, body: { message: "Not yet." } });
  await open(page, "/signup/academic");
  await fillAcademicForm(page, newPerson());
  await choose(page, "academicSector", "No");
  await submit(page, "Create account").click();
  await expect(page).toHaveURL(/\/login\/academic$/);
  await expect(errorArea(page)).toHaveText("Not yet.");
});

test("[SEC-C13 SEC-F10 S4.032] an invite's key leaves the address bar and is nowhere kept, and a reload still has it", async ({
  page,
}) => {
  const key = "the-key-of-an-academic-invite";
  const invite = { emailAddress: "invited@example.org", name: "Thandi", role: "TRAINEE" };
  const asked = await answer(page, `/api/academic/v1/signup/invite/${key}`, {
    status: 200,
    body: invite,
  });
  await open(page, `/signup/academic?inviteKey=${key}`);
  await expect(field(page, "Email address")).toHaveValue(invite.emailAddress);
  await expect(page).toHaveURL(/\/signup\/academic$/);
  await field(page, "Surname").fill("Mokoena");
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await expect(field(page, "Surname")).toHaveValue("Mokoena");
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).toContain("Mokoena");
  expect(kept).not.toContain(key);
});

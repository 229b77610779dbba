import { expect } from "@playwright/test";
import { errorArea, submit } from "../fixtures/form.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { answers, open, refusedRequest } from "../fixtures/watch.ts";

const validate = "/api/practice/profile/deleterequest/validate/some-token";
const confirm = "/api/practice/profile/deleterequest/user-7/delete/some-token";
const valid = { status: 200, body: { userId: "user-7" } };

test("[S2.167 S2.168 S7.097] Confirm removal sends one request, disables Keep my account meanwhile, and leads to the patient page, which says what happened", async ({
  page,
}) => {
  await answer(page, validate, valid);
  const sent = await answer(page, confirm, { status: 200, body: {} });
  const letGo = await holdBack(page, confirm);
  await open(page, "/about");
  await open(page, "/requestremoval/some-token");
  await expect(page.getByRole("link", { name: "Keep my account" })).toBeVisible();
  await submit(page, "Confirm removal").click();
  await expect(submit(page, "Keep my account")).toBeDisabled();
  await expect(page.getByRole("link", { name: "Keep my account" })).toHaveCount(0);
  letGo();
  await expect(page).toHaveURL(/\/patient$/);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Your account was removed/);
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  expect(sent.map(({ method, body }) => [method, body])).toEqual([["POST", {}]]);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("[S2.165 S2.168 S2.169 S6.015 S7.095 S7.096 SEC-C13 SEC-E5] the token of the link is removed from the address bar; the link removes its account and works once", async ({
  page,
  products,
  watch,
}) => {
  watch.allow(refusedRequest);
  const link = await products.requestRemoval(await products.addPatient());
  await open(page, link);
  await expect(page).toHaveURL(/\/requestremoval\/-$/);
  await page.reload();
  await answers(page);
  await expect(page.getByRole("main").getByRole("status")).toContainText(/\S\*{3}@\S\*{3}\.\w+/);
  await submit(page, "Confirm removal").click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Your account was removed/);
  await open(page, link);
  await expect(errorArea(page)).toContainText("This link is not valid");
});

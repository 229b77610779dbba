import { expect } from "@playwright/test";
import { errorArea, submit } from "../fixtures/form.ts";
import { watchLayoutShifts } from "../fixtures/layout-shifts.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const validate = "/api/practice/profile/deleterequest/validate/some-token";
const confirm = "/api/practice/profile/deleterequest/user-7/delete/some-token";
const valid = { status: 200, body: { userId: "user-7" } };

test("[S0.002 S2.165] at 390 px nothing moves when a request turns out to be valid", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchLayoutShifts(page);
  const body = { userId: "7f3c1d2e-55aa-4c0b-9a61-0d2f0b7c11e9", maskedEmail: "l***@e***.org" };
  await answer(page, validate, { status: 200, body });
  const letGo = await holdBack(page, validate);
  await open(page, "/requestremoval/some-token");
  await expect(page.getByText("Checking your request")).toBeVisible();
  letGo();
  await expect(page.getByText("Checking your request")).toHaveCount(0);
  expect(await shifts()).toBeLessThan(0.005);
});

test("[S2.167] while a removal is under way nothing on the page promises to stop it", async ({
  page,
}) => {
  await answer(page, validate, valid);
  await answer(page, confirm, { status: 200, body: {} });
  const letGo = await holdBack(page, confirm);
  await open(page, "/requestremoval/some-token");
  await expect(page.getByRole("link", { name: "Keep my account" })).toBeVisible();
  await submit(page, "Confirm removal").click();
  await expect(submit(page, "Keep my account")).toBeDisabled();
  await expect(page.getByRole("link", { name: "Keep my account" })).toHaveCount(0);
  letGo();
  await expect(page).toHaveURL(/\/patient$/);
});

test("[S2.168 S7.097] confirming removes once and leads to the patient page, which says so", async ({
  page,
}) => {
  await answer(page, validate, valid);
  const sent = await answer(page, confirm, { status: 200, body: {} });
  await open(page, "/about");
  await open(page, "/requestremoval/some-token");
  await submit(page, "Confirm removal").click();
  await expect(page).toHaveURL(/\/patient$/);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Your account was removed/);
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  expect(sent.map(({ method, body }) => [method, body])).toEqual([["POST", {}]]);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("[S2.165 S2.168 S2.169 S6.015 S7.095 S7.096 SEC-E5] the link of the app removes the account that it names, and nothing a second time", async ({
  page,
  products,
  watch,
}) => {
  watch.allow(refusedRequest);
  const link = await products.requestRemoval(await products.addPatient());
  await open(page, link);
  await expect(submit(page, "Confirm removal")).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toContainText(/\S\*{3}@\S\*{3}\.\w+/);
  await submit(page, "Confirm removal").click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Your account was removed/);
  await open(page, link);
  await expect(errorArea(page)).toContainText("This link is not valid");
});

test("[S6.014 S6.015] without a token there is nothing to confirm, and no page asks for a removal", async ({
  page,
}) => {
  await open(page, "/requestremoval/-");
  await expect(errorArea(page)).toContainText("This link is not valid");
  await open(page, "/requestremoval");
  await expect(page).toHaveURL(/\/$/);
});

test("[SEC-C13] the token of a removal leaves the address bar, and a reload still has it", async ({
  page,
}) => {
  await answer(page, validate, valid);
  const response = await page.goto("/requestremoval/some-token");
  expect(response?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page).toHaveURL(/\/requestremoval\/-$/);
  await page.reload();
  await expect(submit(page, "Confirm removal")).toBeVisible();
});

import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { sitInFullHall } from "../fixtures/full-hall.ts";
import { newPerson } from "../fixtures/people.ts";
import { fillPracticeForm, whenListsAreThere } from "../fixtures/practice-form.ts";
import { holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const proving = /your device is doing a short check first/;
const solver = /\/assets\/(?:solve-challenge\.|proof-of-work\.worker-)/;
const worker = /\/assets\/proof-of-work\.worker-/;

/** Collects the headers of every registration request. */
function registrationsOf(page: Page) {
  const sent: Record<string, string>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/registration/register")) sent.push(request.headers());
  });
  return sent;
}

test("[SEC-F1 S4.052] in a full hall a sign-up works as usual, also from the brochure: the device solves a proof of work, says so, and the account is created", async ({
  page,
  watch,
  accounts,
}) => {
  watch.allow(refusedRequest);
  await sitInFullHall(page, accounts);
  const sent = registrationsOf(page);
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (solver.test(request.url())) loaded.push(request.url());
  });
  const person = newPerson();
  await open(page, "/practice");
  await page.evaluate(() => Reflect.set(window, "isMarked", true));
  await page.getByRole("banner").locator("a[href='/signup']").click();
  await whenListsAreThere(page);
  // The sign-up is a new document, whose own Content-Security-Policy allows the worker.
  expect(await page.evaluate(() => Reflect.get(window, "isMarked"))).toBeUndefined();
  await fillPracticeForm(page, person);
  expect(loaded).toEqual([]);
  const region = page.getByRole("main").getByRole("status").filter({ hasText: proving });
  const letGo = await holdBack(page, worker);
  await submit(page, "Create account").click();
  await expect(region).toBeVisible();
  const button = submit(page, "Create account");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toBeDisabled();
  await expect(field(page, "First name")).toHaveValue(person.firstname);
  await expect(field(page, "Password")).toHaveValue(person.password);
  await expect(field(page, "ID number")).toHaveValue(person.identityNumber);
  await expectNoViolations(page);

  letGo();
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
  expect(sent[0]).not.toHaveProperty("proof-of-work");
  expect(sent.at(-1)?.["proof-of-work"]).toMatch(/^[\w+/=]{100,}$/);
  expect(new Set(sent.map((headers) => headers["idempotency-key"])).size).toBe(1);
});

test("[SEC-F1] a device that cannot solve the proof of work is told to wait, as without script, and what was typed is kept", async ({
  page,
  watch,
  accounts,
}) => {
  watch.allow(refusedRequest);
  await sitInFullHall(page, accounts);
  const person = newPerson();
  await open(page, "/signup/practice");
  await whenListsAreThere(page);
  await fillPracticeForm(page, person);
  await page.route(worker, (route) => route.abort("connectionfailed"));
  await submit(page, "Create account").click();
  await expect(errorArea(page)).toContainText("we are checking that you are a person");
  await expect(field(page, "First name")).toHaveValue(person.firstname);
  await expect(field(page, "Password")).toHaveValue("");
  await page.goBack({ waitUntil: "commit" });
  await expect(submit(page, "Create account")).toBeEnabled();
  await expect(field(page, "First name")).toHaveValue(person.firstname);
});

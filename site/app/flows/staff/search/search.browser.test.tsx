import { showAccount } from "@frontdoor/contract/products/accounts.ts";
import { listNotes } from "@frontdoor/contract/products/notes.ts";
import {
  type FoundAccount,
  findAccounts,
  readTimeline,
} from "@frontdoor/contract/products/support.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAddress } from "../../../../test/address.ts";
import { callsTo, cutOff, holdBack } from "../../../../test/back-end.ts";
import { foundAccount, shownAccount } from "../../../../test/console-accounts.ts";
import { press } from "../../../../test/keyboard.ts";
import {
  answerCall,
  idOf,
  logInInPlace,
  memberOf,
  openConsole,
  pathOf,
} from "../../../../test/staff.ts";
import { expectTexts } from "../../../../test/texts.ts";

const kiran: FoundAccount = {
  ...foundAccount,
  id: idOf(2),
  realm: "academic",
  type: "TRAINEE",
  name: "Kiran Naidoo",
  username: null,
  status: "archived",
};
const waiting: FoundAccount = { ...kiran, id: idOf(3), name: null, status: "pending" };
const everybody = { accounts: [foundAccount, kiran, waiting], more: false };

const field = () => page.getByRole("searchbox", { name: "Address, number, name or practice" });
const rows = () => page.getByRole("table", { name: "People found" }).getByRole("row");
const links = () => page.getByRole("table").getByRole("link");

async function search(text: string) {
  await field().fill(text);
  await userEvent.keyboard("{Enter}");
}

test("people are found by what a caller can tell, and what was typed stands in no address", async () => {
  const asked = answerCall(findAccounts, everybody);
  await openConsole("/staff/search", "support");
  await search("naidoo");
  await expect.element(page.getByText("3 people for “naidoo”")).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ text: "naidoo", page: 1 }]);
  await expectAddress("/staff/search");
  await expectTexts(links(), ["Thandi Naidoo", "Kiran Naidoo", "Waiting registration"]);
  await expectTexts(rows().getByText(/^(Health professional|Trainee)$/), [
    "Health professional",
    "Trainee",
    "Trainee",
  ]);
  await expectTexts(rows().getByText(/^(Active|Archived|Not verified yet)$/), [
    "Active",
    "Archived",
    "Not verified yet",
  ]);
  expect(document.querySelectorAll("mark")[0]?.textContent).toBe("Naidoo");
  await page.getByRole("button", { name: "Academic", exact: true }).click();
  await expectTexts(links(), ["Kiran Naidoo", "Waiting registration"]);
});

test("a saved search tells roles and states in words", async () => {
  answerCall(findAccounts, everybody);
  await openConsole("/staff/search", "support");
  const saved = vi.spyOn(URL, "createObjectURL");
  onTestFinished(() => void saved.mockRestore());
  await search("naidoo");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const [file] = saved.mock.calls[0] ?? [];
  const text = file instanceof Blob ? await file.text() : "";
  expect(text).toContain(",Health professional,Active");
  expect(text).toContain(",Trainee,Not verified yet");
});

test("a search from another screen leads to this one, and the way back finds it again", async () => {
  answerCall(findAccounts, everybody);
  await openConsole("/staff/own-login", "support");
  await search("naidoo");
  await expectAddress("/staff/search");
  await expect.element(page.getByText("3 people for “naidoo”")).toBeVisible();
  await expect.element(field()).toHaveValue("naidoo");
});

test("[SEC-L10] what one member of staff searched for is not asked for another who logs in there", async () => {
  const refused = { status: 401, code: "SESSION_ENDED", message: "Ended." };
  answerCall(findAccounts, refused);
  await openConsole("/staff/search", "support");
  await search("naidoo");
  const somebody = memberOf("support", { id: idOf(5), name: "L. Fynbos" });
  const asked = answerCall(findAccounts, everybody);
  await logInInPlace(somebody);
  await expect.element(page.getByRole("banner").getByText("L. Fynbos")).toBeVisible();
  await expect.element(field()).toHaveValue("");
  await expect.element(page.getByText("naidoo")).toHaveLength(0);
  expect(asked).toEqual([]);
});

test("j and k choose a row, Enter opens it, / goes to the search, ? tells the keys", async () => {
  answerCall(findAccounts, everybody);
  await openConsole("/staff/search", "support");
  await userEvent.keyboard("/");
  await expect.element(field()).toHaveFocus();
  await search("naidoo");
  await expect.element(links().nth(2)).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await press("j");
  await expect.element(links().nth(0)).toHaveFocus();
  await press("j");
  await expect.element(links().nth(1)).toHaveFocus();
  await expect.element(rows().nth(2)).toHaveClass("is-on");
  await press("k");
  await expect.element(links().nth(0)).toHaveFocus();
  await press("k");
  await expect.element(links().nth(0)).toHaveFocus();
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await press("j");
  await press("Escape");
  await expect.element(links().nth(0)).toHaveFocus();
  answerCall(findAccounts, { accounts: [foundAccount], more: false });
  answerCall(showAccount, {
    ...shownAccount,
    practiceNumber: "1234567",
    lastLoginAt: null,
  });
  answerCall(listNotes, []);
  answerCall(readTimeline, []);
  await press("Enter");
  await expectAddress(`/staff/person?id=${foundAccount.id}`);
});

test("keys of one letter can be switched off", async () => {
  answerCall(findAccounts, everybody);
  await openConsole("/staff/search", "support");
  await page.getByRole("button", { name: "? all shortcuts" }).click();
  await page.getByRole("checkbox", { name: /Use single-letter shortcuts/ }).click();
  await press("Escape");
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("/");
  await expect.element(field()).not.toHaveFocus();
  localStorage.clear();
  await userEvent.keyboard("/");
  await expect.element(field()).toHaveFocus();
});

test("a letter that is typed is a letter", async () => {
  await openConsole("/staff/search", "support");
  await field().click();
  await userEvent.keyboard("j/?");
  await expect.element(field()).toHaveValue("j/?");
  await expect.element(page.getByRole("dialog")).toHaveLength(0);
});

test("too little is not asked, and nobody found says what else to try", async () => {
  answerCall(findAccounts, { accounts: [], more: false });
  await openConsole("/staff/search", "support");
  await expect.element(page.getByText(/Type three letters or more/)).toBeVisible();
  await search("na");
  await expect.element(page.getByText("Type at least 3 letters.")).toBeVisible();
  expect(callsTo(pathOf(findAccounts))).toEqual([]);
  await search("nobody");
  await expect.element(page.getByText(/Nobody found/)).toBeVisible();
});

test("more than are told are said", async () => {
  answerCall(findAccounts, { ...everybody, more: true });
  await openConsole("/staff/search", "support");
  await search("naidoo");
  await expect.element(page.getByText(/There are more/)).toBeVisible();
  const asked = answerCall(findAccounts, { accounts: [kiran], more: false });
  await page.getByRole("button", { name: "Older" }).click();
  await expect.element(page.getByText("21 to 21")).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ text: "naidoo", page: 2 }]);
  await expect.element(page.getByRole("button", { name: "Older" })).toBeDisabled();
});

test("waiting, too many searches and a failure are said, and asked again", async () => {
  answerCall(findAccounts, { status: 429, code: "TOO_MANY_REQUESTS", message: "Try later." });
  const letGo = holdBack(pathOf(findAccounts));
  await openConsole("/staff/search", "support");
  await search("naidoo");
  await expect.element(page.getByText("Loading")).toBeVisible();
  letGo();
  await expect.element(page.getByText("Too many requests")).toBeVisible();
  await expect.element(page.getByText("Try later.")).toBeVisible();
  cutOff(pathOf(findAccounts));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("This did not load")).toBeVisible();
  answerCall(findAccounts, everybody);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(links().nth(0)).toBeVisible();
});

test("a role that may not search reads so, and finds no search", async () => {
  await openConsole("/staff/search", "registrar");
  await expect
    .element(page.getByText(/Your role, registrar, does not include this page/))
    .toBeVisible();
  await expect.element(field()).toHaveLength(0);
  await expect
    .element(page.getByRole("navigation").getByRole("link", { name: "Audit" }))
    .toHaveLength(0);
});

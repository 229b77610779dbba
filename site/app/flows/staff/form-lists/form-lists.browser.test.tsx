import { listLookups, orderLookups, saveLookups } from "@frontdoor/contract/products/lookups.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../../test/address.ts";
import { holdBack, whenQuiet } from "../../../../test/back-end.ts";
import { field } from "../../../../test/form.ts";
import { expectWithinScreen, onScreen } from "../../../../test/screen.ts";
import { answerCall, openConsole, pathOf } from "../../../../test/staff.ts";

const heron = { parentId: "", id: "heron", name: "Heron Hospital", active: true };
const tern = { parentId: "", id: "tern", name: "Tern Hospital", active: false };
const told = () => page.getByRole("main").getByRole("status").first();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");

test("an institution is hidden and moved, each undone with one press; ends have no place to go", async () => {
  answerCall(listLookups, [heron, tern]);
  const saved = answerCall(saveLookups, { saved: 1 });
  const ordered = answerCall(orderLookups, {});
  await openConsole("/staff/lists", "registrar");
  for (const name of ["Up: Heron Hospital", "Down: Tern Hospital"]) {
    await expect.element(button(name)).toHaveAttribute("aria-disabled", "true");
  }
  await button("Hide: Heron Hospital").click();
  await expect.element(told()).toMatchTextContent("Heron Hospital is hidden.");
  await button("Undo").click();
  await expect.element(told()).toHaveTextContent("The change is undone.");
  await button("Up: Tern Hospital").click();
  await expect.element(told()).toMatchTextContent("Tern Hospital is moved.");
  await button("Undo").click();
  await expect.element(told()).toHaveTextContent("The change is undone.");
  const entry = { id: "heron", name: "Heron Hospital" };
  expect(saved.map(({ body }) => body)).toEqual([
    { list: "training-institutions", entries: [{ ...entry, active: false }] },
    { list: "training-institutions", entries: [{ ...entry, active: true }] },
  ]);
  expect(ordered.map(({ body }) => body)).toEqual([
    { list: "training-institutions", ids: ["tern", "heron"] },
    { list: "training-institutions", ids: ["heron", "tern"] },
  ]);
});

test("a button keeps the focus while what it began is under way, and does it once", async () => {
  answerCall(listLookups, [heron, tern]);
  const ordered = answerCall(orderLookups, {});
  const letGo = holdBack(pathOf(orderLookups));
  await openConsole("/staff/lists", "registrar");
  const up = button("Up: Tern Hospital");
  await up.click();
  await expect.element(up).toHaveAttribute("aria-disabled", "true");
  await expect.element(up).toHaveFocus();
  up.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  letGo();
  await expect.element(told()).toMatchTextContent("Tern Hospital is moved.");
  await expect.element(up).toHaveFocus();
  expect(ordered).toHaveLength(1);
});

test("a button keeps the focus where its entry came to the end of the list", async () => {
  answerCall(listLookups, [heron, tern]);
  const ordered = answerCall(orderLookups, {});
  await openConsole("/staff/lists", "registrar");
  const up = button("Up: Tern Hospital");
  await expect.element(up).toBeVisible();
  answerCall(listLookups, [tern, heron]);
  await up.click();
  await expect.element(told()).toMatchTextContent("Tern Hospital is moved.");
  await expect.element(button("Down: Tern Hospital")).not.toHaveAttribute("aria-disabled");
  await expect.element(up).toHaveAttribute("aria-disabled", "true");
  await expect.element(up).toHaveFocus();
  up.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await whenQuiet();
  expect(ordered).toHaveLength(1);
});

test("an entry is added and renamed; list, what it stands below and the search stand in the address", async () => {
  const grades = [{ parentId: "urology", id: "chief", name: "Chief", active: true }];
  answerCall(listLookups, [{ parentId: "medicine", id: "urology", name: "Urology", active: true }]);
  const saved = answerCall(saveLookups, { saved: 1 });
  await openConsole("/staff/lists", "owner");
  await field("List").selectOptions("Academic: grades");
  await expect.element(page.getByText(/^Choose a parent entry/)).toBeVisible();
  await field("Parent entry").selectOptions("Urology");
  await expectAddress("/staff/lists?list=academic-grades&parent=urology");
  await button("Add an entry").click();
  await field("ID", dialog()).fill("junior");
  await field("Name", dialog()).fill("Junior");
  answerCall(listLookups, grades);
  await dialog().getByRole("button", { name: "Save" }).click();
  await expect.element(told()).toHaveTextContent("Junior is saved.");
  await button("Rename…: Chief").click();
  await field("Name", dialog()).fill("Head");
  await dialog().getByRole("button", { name: "Save" }).click();
  await expect.element(told()).toHaveTextContent("Head is saved.");
  expect(saved.map(({ body }) => body)).toEqual([
    {
      list: "academic-grades",
      entries: [{ id: "junior", name: "Junior", active: true, parentId: "urology" }],
    },
    {
      list: "academic-grades",
      entries: [{ id: "chief", name: "Head", active: true, parentId: "urology" }],
    },
  ]);
  await page.getByRole("searchbox", { name: "Name or ID" }).fill("nobody");
  await button("Find").click();
  await expect.element(page.getByText("No such entries.")).toBeVisible();
  await expectAddress("/staff/lists?list=academic-grades&parent=urology&text=nobody");
});

test("an auditor reads lists and changes none, roles of the program nobody; support sees nothing", async () => {
  await onScreen(390, 844);
  answerCall(listLookups, [heron]);
  await openConsole("/staff/lists", "auditor");
  await expect.element(page.getByText("Heron Hospital")).toBeVisible();
  await expect.element(button("Add an entry")).toHaveLength(0);
  await expect.element(button("Hide: Heron Hospital")).toHaveLength(0);
  expectWithinScreen();
  await openConsole("/staff/lists?list=academic-roles", "owner");
  await expect.element(page.getByText(/fixed and cannot be changed/)).toBeVisible();
  await expect.element(button("Add an entry")).toHaveLength(0);
  await openConsole("/staff/lists", "support");
  await expect.element(page.getByText("Not for your role")).toBeVisible();
});

import {
  createProductKey,
  endProductKey,
  listProductKeys,
} from "@frontdoor/contract/products/keys.ts";
import { endScope, grantScope, listScopes } from "@frontdoor/contract/products/scopes.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../../test/form.ts";
import { answerCall, idOf, openConsole } from "../../../../test/staff.ts";

const createdAt = "2026-11-20T10:40:00.000Z";
const key = { id: idOf(1), holder: "practice", label: "=cmd|'/c calc'!A1", createdAt } as const;
const dialog = () => page.getByRole("dialog");
const told = () => page.getByRole("main").getByRole("status").first();
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a key is made for a holder and shown once; one ends by its holder's name", async () => {
  const asked = answerCall(listProductKeys, [key]);
  const made = answerCall(createProductKey, { id: idOf(2), key: "fd_shown-once" });
  const ended = answerCall(endProductKey, {});
  await openConsole("/staff/keys?holder=practice");
  await expect.element(page.getByText(key.label)).toBeVisible();
  expect(asked[0]?.url).toContain("holder=practice");
  await button("Make a key").click();
  await field("Holder", dialog()).selectOptions("Command");
  await field("What it is for", dialog()).fill("backups");
  await field("Reason", dialog()).fill("new machine");
  await dialog().getByRole("button", { name: "Make the key" }).click();
  await expect.element(dialog().getByText("fd_shown-once")).toBeVisible();
  expect(made[0]?.body).toEqual({ holder: "operator", label: "backups", reason: "new machine" });
  await dialog().getByRole("button", { name: "Done" }).click();
  await button("End…").click();
  await field("Reason", dialog()).fill("replaced");
  await field("Type the word to confirm", dialog()).fill("Practice");
  await dialog().getByRole("button", { name: "End the key" }).click();
  await expect.element(told()).toMatchTextContent("has ended.");
  expect(ended[0]?.body).toEqual({ reason: "replaced" });
});

test("a scope is granted and ended", async () => {
  const grant = {
    product: "academic",
    scope: "identity",
    reason: "the council",
    grantedBy: "operator",
    grantedAt: createdAt,
  } as const;
  answerCall(listScopes, [grant]);
  const granted = answerCall(grantScope, {});
  const ended = answerCall(endScope, {});
  await openConsole("/staff/keys?view=scopes");
  await button("Grant a scope").click();
  await field("Product", dialog()).selectOptions("Practice");
  await field("Scope", dialog()).selectOptions(
    "identity: To match the person with a register or a law that knows them by their ID number or passport.",
  );
  await field("Reason", dialog()).fill("a register");
  await dialog().getByRole("button", { name: "Grant the scope" }).click();
  await expect.element(told()).toHaveTextContent("Practice has the scope identity.");
  expect(granted[0]?.body).toEqual({
    product: "practice",
    scope: "identity",
    reason: "a register",
  });
  await button("End…").click();
  await field("Type the word to confirm", dialog()).fill("identity");
  await dialog().getByRole("button", { name: "End the grant" }).click();
  await expect.element(told()).toHaveTextContent("Academic no longer has the scope identity.");
  expect(ended[0]?.body).toEqual({ product: "academic", scope: "identity" });
});

test("an auditor reads the keys and makes none; support sees nothing", async () => {
  answerCall(listProductKeys, [key]);
  await openConsole("/staff/keys", "auditor");
  await expect.element(page.getByText(key.label)).toBeVisible();
  await expect.element(button("Make a key")).toHaveLength(0);
  await expect.element(button("End…")).toHaveLength(0);
  await openConsole("/staff/keys", "support");
  await expect.element(page.getByText("Not for your role")).toBeVisible();
});

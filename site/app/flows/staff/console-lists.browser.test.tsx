import {
  confirmHodLink,
  declineHodLink,
  listHodLinks,
} from "@frontdoor/contract/products/hod-links.ts";
import { listOutbox } from "@frontdoor/contract/products/outbox.ts";
import { listPractices, savePractices } from "@frontdoor/contract/products/practices.ts";
import {
  createRemovalRequest,
  listRemovalRequests,
} from "@frontdoor/contract/products/removal-requests.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/back-end.ts";
import { field } from "../../../test/form.ts";
import {
  answerCall,
  idOf,
  logInInPlace,
  memberOf,
  openConsole,
  pathOf,
} from "../../../test/staff.ts";

const at = "2026-11-20T10:40:00.000Z";
const row = (text: string) => page.getByRole("row").filter({ hasText: text });
const dialog = () => page.getByRole("dialog");
const told = () => page.getByRole("main").getByRole("status").first();

test("a head of department who has an account is confirmed by their name", async () => {
  const supervisor = { id: idOf(2), name: "Sipho", surname: "Dube" };
  const hod = { id: idOf(3), name: "Anna", surname: "van Wyk" };
  const link = {
    id: idOf(1),
    status: "pending",
    supervisor,
    clinicalUnit: "Ward 7",
    hod,
    createdAt: at,
    confirmedAt: null,
  } as const;
  answerCall(listHodLinks, [link, { ...link, id: idOf(4), hod: null }]);
  const sent = answerCall(confirmHodLink, {});
  await openConsole("/staff/heads", "registrar");
  await expect.element(row("Invited, no account yet")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Confirm…" })).toHaveLength(1);
  await page.getByRole("button", { name: "Confirm…" }).click();
  await field("Type the name to confirm", dialog()).fill("Anna van Wyk");
  await dialog().getByRole("button", { name: "Confirm" }).click();
  await expect.element(told()).toHaveTextContent("Anna van Wyk is confirmed.");
  expect(sent.map(({ body }) => body)).toEqual([{ hodId: idOf(3) }]);
});

test("a head of department is declined with a reason, one without an account as well", async () => {
  const link = {
    id: idOf(1),
    status: "pending",
    supervisor: { id: idOf(2), name: "Sipho", surname: "Dube" },
    clinicalUnit: null,
    hod: null,
    createdAt: at,
    confirmedAt: null,
  } as const;
  answerCall(listHodLinks, [link]);
  const sent = answerCall(declineHodLink, {});
  await openConsole("/staff/heads", "registrar");
  await page.getByRole("button", { name: "Decline…" }).click();
  await field("Reason", dialog()).fill("works elsewhere");
  answerCall(listHodLinks, []);
  await dialog().getByRole("button", { name: "Decline", exact: true }).click();
  await expect.element(told()).toMatchTextContent("is declined.");
  expect(sent.map(({ body }) => body)).toEqual([{ reason: "works elsewhere" }]);
});

test("support sees who heads whom, and confirms nobody", async () => {
  answerCall(listHodLinks, []);
  await openConsole("/staff/heads", "support");
  await expect.element(page.getByText("Nobody waits for confirmation.")).toBeVisible();
});

test("a removal is asked for by the username, typed twice, and its link is shown once", async () => {
  const listed = {
    id: idOf(1),
    state: "waiting",
    realm: "practice",
    accountId: idOf(2),
    type: "PATIENT",
    maskedEmail: "p***@m***.example",
    askedBy: "staff:x",
    createdAt: at,
    expiresAt: at,
    confirmedAt: null,
    restorableUntil: null,
    erasedAt: null,
  } as const;
  answerCall(listRemovalRequests, []);
  const sent = answerCall(createRemovalRequest, { id: idOf(1) });
  await openConsole("/staff/removals", "support");
  await expect.element(page.getByText("No such removals.")).toBeVisible();
  await page.getByRole("button", { name: "Ask for a removal" }).click();
  await field("Username of the patient", dialog()).fill("patience");
  const submit = dialog().getByRole("button", { name: "Ask for the removal" });
  await expect.element(submit).toBeDisabled();
  await field("Type the username to confirm", dialog()).fill("patience");
  await expect.element(submit).toBeDisabled();
  await field("Reason", dialog()).fill("asked by telephone");
  answerCall(listRemovalRequests, [listed]);
  await submit.click();
  await expect.element(told()).toMatchTextContent("on its way to the owner");
  expect(sent.map(({ body }) => body)).toEqual([
    { username: "patience", reason: "asked by telephone" },
  ]);
  await expect.element(row("p***@m***.example")).toMatchTextContent("staff");
});

test("practices are found and changed; a logo that is too large is not sent", async () => {
  const practice = { id: "P1", name: "Naidoo Ortho", active: true, hasLogo: true, updatedAt: at };
  const asked = answerCall(listPractices, [practice]);
  const saved = answerCall(savePractices, { saved: 1 });
  await openConsole("/staff/practices", "registrar");
  await page.getByRole("searchbox", { name: /Name, or how/ }).fill("naid");
  await page.getByRole("button", { name: "Find" }).click();
  await expect
    .poll(() => asked.map(({ url }) => new URL(url).search))
    .toContain("?text=naid&limit=25");
  await row("Naidoo Ortho").getByRole("button", { name: "Change…" }).click();
  await expect.element(dialog().getByText(/Its current logo stays/)).toBeVisible();
  await field("Name", dialog()).fill("Naidoo Orthopaedics");
  await dialog().getByRole("checkbox", { name: "People can find it" }).click();
  await field("Logo", dialog()).upload(
    new File([new Uint8Array(70_000)], "logo.png", { type: "image/png" }),
  );
  await dialog().getByRole("button", { name: "Save" }).click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("Logo");
  expect(saved).toEqual([]);
  await field("Logo", dialog()).upload(new File(["png"], "logo.png", { type: "image/png" }));
  await dialog().getByRole("button", { name: "Save" }).click();
  await expect.element(told()).toHaveTextContent("Naidoo Orthopaedics is saved.");
  await expect.element(row("Naidoo Ortho").getByRole("button", { name: "Change…" })).toHaveFocus();
  expect(saved.map(({ body }) => body)).toEqual([
    {
      practices: [
        {
          id: "P1",
          name: "Naidoo Orthopaedics",
          active: false,
          keepLogo: true,
          logoImage: btoa("png"),
        },
      ],
    },
  ]);
  await page.getByRole("button", { name: "Hide: Naidoo Ortho" }).click();
  await expect.element(told()).toMatchTextContent("Naidoo Ortho is hidden.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(told()).toHaveTextContent("The change is undone.");
  const kept = { id: "P1", name: "Naidoo Ortho", keepLogo: true };
  expect(saved.slice(1).map(({ body }) => body)).toEqual([
    { practices: [{ ...kept, active: false }] },
    { practices: [{ ...kept, active: true }] },
  ]);
});

test("[SEC-L10] what one member of staff was told, and could undo, is not offered to another who logs in there", async () => {
  const practice = { id: "P1", name: "Naidoo Ortho", active: true, hasLogo: false, updatedAt: at };
  answerCall(listPractices, [practice]);
  const saved = answerCall(savePractices, { saved: 1 });
  await openConsole("/staff/practices", "registrar");
  await page.getByRole("button", { name: "Hide: Naidoo Ortho" }).click();
  await expect.element(page.getByRole("button", { name: "Undo" })).toBeVisible();
  answerCall(listPractices, { status: 401, code: "SESSION_ENDED", message: "Ended." });
  await page.getByRole("button", { name: "Hidden", exact: true }).click();
  await expect.element(dialog()).toBeVisible();
  answerCall(listPractices, [practice]);
  await logInInPlace(memberOf("registrar", { id: idOf(5), name: "L. Fynbos" }));
  await expect.element(page.getByRole("banner").getByText("L. Fynbos")).toBeVisible();
  await expect.element(row("Naidoo Ortho")).toBeVisible();
  await expect.element(told()).toHaveTextContent("");
  await expect.element(page.getByRole("button", { name: "Undo" })).toHaveLength(0);
  expect(saved).toHaveLength(1);
});

/** Of a message of which no receipt has told. */
test("what waits elsewhere is counted at the side", async () => {
  await openConsole("/staff/own-login", "owner");
  answer(new RegExp(`${pathOf(listOutbox).source.replace("(?:\\?|$)", "")}\\?.*limit=100$`), {
    status: 200,
    body: Array.from({ length: 100 }, (_, digit) => ({
      id: idOf(digit % 10),
      kind: "practice.reset-mail",
      state: "given-up",
      attempts: 9,
      createdAt: at,
      lastError: null,
    })),
  });
  answerCall(listPractices, []);
  await page.getByRole("link", { name: "Practices" }).click();
  await expect.element(page.getByRole("link", { name: /^Outbox.*99\+ not sent$/ })).toBeVisible();
});

import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, holdBack } from "../../../test/back-end.ts";
import { errorArea, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";

const told = { status: 200, body: { product: "practice", expiresAt: "2025-11-20T05:42:00.000Z" } };
const data = { at: "2025-11-19T05:42:00.000Z", tables: { accounts: [] }, hidden: {} };
const download = () => submit("Download the file");

test("[SEC-K9] the page of the link says what the file is, hides the link, and gives the file at a press alone, which it says with the focus", async () => {
  const saved = vi.spyOn(URL, "createObjectURL");
  answer("/api/account/data/link/read", told);
  const sent = answer("/api/account/data/link", { status: 200, body: data });
  await open("/stored-data/some-token");
  await expect.element(page.getByText(/holds all that we keep about you/)).toBeVisible();
  await expect
    .element(
      page.getByText("The button gives the file once. The link ends on 20 November 2025 at 07:42."),
    )
    .toBeVisible();
  await expect.poll(() => window.location.pathname).toBe("/stored-data/-");
  expect(sent).toHaveLength(0);
  await download().click();
  const said = page.getByRole("main").getByRole("status");
  await expect.element(said).toMatchTextContent("Your file is ready.");
  await expect.element(said).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([{ token: "some-token" }]);
  const [file] = saved.mock.calls.at(-1) ?? [];
  expect(JSON.parse(await (file as Blob).text())).toEqual(data);
  await expect.element(download()).toHaveLength(0);
});

test("where an app saves no file its text can be read and copied, as the link gives it once", async () => {
  answer("/api/account/data/link/read", told);
  answer("/api/account/data/link", { status: 200, body: data });
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
  await open("/stored-data/some-token");
  await download().click();
  await page.getByText("No file there? Copy its text").click();
  const text = page.getByText(/"tables"/);
  await expect.element(text).toBeVisible();
  expect(JSON.parse(text.element().textContent ?? "")).toEqual(data);
  await submit("Copy the text").click();
  await expect.element(submit("Copied")).toBeVisible();
  expect(copied).toHaveBeenCalledWith(JSON.stringify(data, null, 2));
});

test("[S8.010] a file that comes slowly is waited for: its link is used up by then", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  answer("/api/account/data/link/read", told);
  answer("/api/account/data/link", { status: 200, body: data });
  const letGo = holdBack("/api/account/data/link");
  await open("/stored-data/some-token");
  await download().click();
  await expect.element(download()).toHaveAttribute("aria-busy", "true");
  await vi.advanceTimersByTimeAsync(100_000);
  letGo();
  await expect.element(page.getByText("Your file is ready.")).toBeVisible();
});

test("a press whose answer was lost is sent again with its key: the link is used up", async () => {
  answer("/api/account/data/link/read", told);
  const sent = answer("/api/account/data/link", { status: 503, body: { message: "Later." } });
  await open("/stored-data/some-token");
  for (let presses = 1; presses <= 2; presses += 1) {
    await download().click();
    await expect.poll(() => sent.length).toBe(presses);
    await expect.element(errorArea()).toHaveTextContent("Later.");
  }
  const [first, again] = sent.map(({ headers }) => headers["idempotency-key"]);
  expect(first).toMatch(/^\w{32}$/);
  expect(again).toBe(first);
});

test("a link that was used says so and who has a new one; a failure keeps the button", async () => {
  answer("/api/account/data/link/read", told);
  answer("/api/account/data/link", { status: 503, body: { message: "Later." } });
  await open("/stored-data/some-token");
  await download().click();
  await expect.element(errorArea()).toHaveTextContent("Later.");
  answer("/api/account/data/link", {
    status: 400,
    body: { code: "CHANGE_LINK_INVALID", message: "Spent." },
  });
  await download().click();
  await expect.element(errorArea()).toHaveTextContent("This link was used or has expired.");
  await expect.element(page.getByText(/Ask our support for a new one/)).toBeVisible();
  await expect.element(download()).toHaveLength(0);
});

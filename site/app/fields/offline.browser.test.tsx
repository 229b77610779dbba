import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, cutOff } from "../../test/back-end.ts";
import { errorArea, field, submit } from "../../test/form.ts";
import { open } from "../../test/open-screen.tsx";

const call = "/api/practice/security/username/requestReminder";

test("[S8.009] without network the button says so, what was typed stays, and a press once it is back sends it", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  cutOff(call);
  await open("/forgotusername");
  await field("Email Address").fill("thandi@example.org");
  await submit("Request Reminder").click();
  await expect.element(errorArea()).toBeVisible();
  await expect.element(page.getByText(/Your device has no network/)).toBeVisible();
  await expect.element(field("Email Address")).toHaveValue("thandi@example.org");
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText(/Your device has no network/)).not.toBeInTheDocument();
  const sent = answer(call, { status: 200, body: {} });
  await submit("Request Reminder").click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toEqual({ email: "thandi@example.org" });
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../../test/open-screen.tsx";

/** Pastes a text into the field. */
function paste(label: string, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const field = page.getByLabelText(label).element() as HTMLInputElement;
  field.focus();
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  field.dispatchEvent(event);
}

test.each(["800101 5009 08 7", "800101‑5009‑087", "８００１０１ ５００９０８７"])(
  "[S4.021] an ID number pasted as %s is taken without what stands between its digits",
  async (pasted) => {
    await open("/signup/academic");
    const field = page.getByLabelText("ID number");
    await expect.element(field).toBeVisible();
    paste("ID number", pasted);
    await expect.element(field).toHaveValue("8001015009087");
  },
);

test("[S4.021] what is pasted and is no number is left to the browser", async () => {
  await open("/signup/academic");
  await expect.element(page.getByLabelText("ID number")).toBeVisible();
  paste("ID number", "A12");
  await expect.element(page.getByLabelText("ID number")).toHaveValue("");
});

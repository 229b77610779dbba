import { expect, test } from "vitest";
import { field } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";

test("the name that a product sends along is typed already, and leaves the address", async () => {
  await open("/login/academic?interaction=u-1#login_hint=thandi%40example.org");
  await expect.element(field("Email address")).toHaveValue("thandi@example.org");
  expect(window.location.hash).toBe("");
});

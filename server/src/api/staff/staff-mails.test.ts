import { expect, test } from "vitest";
import type { StaffRow } from "../../directory/staff/staff-store.ts";
import { newBrowserMail } from "./staff.mails.ts";

const staff = { id: "1", name: "Naledi", email: "n@example.org", role: "support" };

test.each([
  [{ browser: "Firefox", system: "Linux" }, "Firefox on Linux."],
  [{ browser: "Chrome", system: "other" }, "Chrome on an unknown system."],
  [{ browser: "other", system: "other" }, "an unknown browser on an unknown system."],
])("a login with %j is told of in words", (device, words) => {
  expect(newBrowserMail(staff as StaffRow, device).text).toContain(words);
});

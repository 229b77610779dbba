import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, callsTo } from "../../test/back-end.ts";
import { chooseProduct, field, submit } from "../../test/form.ts";
import { open } from "../../test/open-screen.tsx";
import { codeForm, sendingForms } from "../../test/sending-forms.ts";

/** The forms of the academic context. */
const academicForms = [
  "an academic login",
  "an academic reset request",
  "a new password by an academic link",
  "an academic sign-up",
  "a verification mail once more",
  "another address to verify",
];

/** All requests since the page was opened. */
const asked = () => callsTo(/\/api\//).map(({ url }) => new URL(url).pathname);

for (const { name, fillIn, button, call } of [...sendingForms, codeForm]) {
  const isAcademic = academicForms.includes(name);
  const [clause, root] = isAcademic ? ["S7.001", "/api/academic/"] : ["S7.002", "/api/practice/"];
  test(`[${clause}] ${name} asks the back end of its context, and no other`, async () => {
    answer(call, { status: 400, body: { message: "Words." } });
    await fillIn();
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect.poll(() => callsTo(call).length).toBe(1);
    expect(asked()).not.toEqual([]);
    expect(asked().filter((url) => !url.startsWith(root))).toEqual([]);
  });
}

test("[S7.002] a patient's reset asks the practice/patient back end", async () => {
  const call = "/api/practice/security/password/requestReset";
  answer(call, { status: 200, body: { otpAvailable: false } });
  await open("/forgotpassword");
  await chooseProduct("Patient");
  await field("Username").fill("thandi");
  await submit("Send instructions").click();
  await expect.poll(asked).toContain(call);
  expect(asked().filter((url) => !url.startsWith("/api/practice/"))).toEqual([]);
});

import { loginContextCookie } from "@frontdoor/contract/constants.ts";
import { expect, test } from "vitest";
import { expectAddress } from "../../test/address.ts";
import { answer, callsTo, holdBack, whenGivenUp } from "../../test/back-end.ts";
import { chooseProduct, errorArea, field, submit } from "../../test/form.ts";
import { open } from "../../test/open-screen.tsx";

const auth = "/api/practice/security/auth";
const refusal = { status: 400, body: { message: "Words for practice." } };
const success = { status: 200, body: { location: "/about" } };

async function pressLogin(): Promise<void> {
  await open("/login/practice");
  await field("Username").fill("nomvula");
  await field("Password").fill("whatever1");
  await submit("Login").click();
  await expect.poll(() => callsTo(auth).length).toBe(1);
}

const rememberedProduct = () => cookieStore.get(loginContextCookie);

for (const [outcome, response] of [
  ["refusal", refusal],
  ["success", success],
] as const) {
  for (const other of ["Academic", "Patient"]) {
    test(`[S2.093 S2.094 S2.112] a late ${outcome} of a practice login changes nothing once ${other} is chosen`, async () => {
      answer(auth, response);
      const letGo = holdBack(auth);
      await pressLogin();
      await chooseProduct(other);
      await whenGivenUp(auth);
      letGo();
      if (other === "Academic") await expect.element(submit("Login")).toBeEnabled();
      await expect.element(errorArea()).toHaveLength(0);
      await expectAddress("/login/practice");
      expect(await rememberedProduct()).toBeNull();
    });
  }
}

test("[S4.048 S2.094] a late answer for practice opens no form for a code under Academic", async () => {
  const call = "/api/practice/security/password/requestReset";
  answer(call, { status: 200, body: { otpAvailable: true } });
  const letGo = holdBack(call);
  await open("/forgotpassword");
  await chooseProduct("Practice");
  await field("Username").fill("nomvula");
  await submit("Send instructions").click();
  await chooseProduct("Academic");
  await whenGivenUp(call);
  letGo();
  await expect.element(submit("Send instructions")).toBeEnabled();
  await expect.element(field("One-time password")).toHaveLength(0);
});

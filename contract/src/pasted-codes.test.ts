import { expect, test } from "vitest";
import * as z from "zod/mini";
import { verifyNumber } from "./account/number.ts";
import { reauthenticate } from "./account/reauthentication.ts";
import { confirmTwoStep } from "./account/two-step.ts";
import { twoStepAnswer } from "./account/two-step-forms.ts";
import { processResetWithOtp } from "./practice/forgot-password.ts";
import { reauthenticateStaff } from "./staff/authentication-methods.ts";
import { completeStaffTwoStep } from "./staff/session.ts";
import { finishSetUp } from "./staff/set-up.ts";

const pasted = " １２３\u2011456\u00a0";
const token = "a".repeat(43);
const password = "Correct horse 9!";

test.each<[string, z.core.$ZodType, object]>([
  ["a new number", verifyNumber.body, { code: pasted }],
  ["reauthentication", reauthenticate.body, { way: "code", code: pasted }],
  ["setting up an app", confirmTwoStep.body, { code: pasted }],
  ["a login", twoStepAnswer, { token, code: pasted }],
  ["a login of staff", completeStaffTwoStep.body, { token, code: pasted }],
  ["the first login of staff", finishSetUp.body, { token, password, code: pasted }],
  ["reauthentication of staff", reauthenticateStaff.body, { way: "code", password, code: pasted }],
])("[SEC-J1] the code for %s is taken however it was pasted", (_where, body, sent) => {
  expect(z.parse(body, sent)).toMatchObject({ code: "123456" });
});

test("[SEC-J1] a one-time password is taken however it was pasted", () => {
  const sent = { otp: pasted, username: "lerato", password };
  expect(z.parse(processResetWithOtp.body, sent)).toMatchObject({ otp: "123456" });
});

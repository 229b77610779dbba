import { forgotPasswordWords } from "@frontdoor/words/forgot-password.ts";
import { describe, expect, test } from "vitest";
import {
  type ForgotPasswordEvent,
  newForgotPassword,
  nextForgotPassword,
  refusalOf,
  usernameLabel,
} from "./forgot-password.state.ts";

const after = (...events: ForgotPasswordEvent[]) =>
  events.reduce(nextForgotPassword, newForgotPassword);
const requested: ForgotPasswordEvent = { type: "sent", what: "request" };
const taken = (otpAvailable: boolean): ForgotPasswordEvent => ({
  type: "requestTaken",
  username: "naidoo",
  otpAvailable,
  nextAt: null,
});
const failed: ForgotPasswordEvent = {
  type: "failed",
  refusal: { message: "Server words", problems: {} },
};

/** The state of the one-time password form after these events. */
function otpAfter(...events: ForgotPasswordEvent[]) {
  const state = after(requested, taken(true), ...events);
  if (state.at !== "otp") throw new Error(`The screen shows ${state.at}.`);
  return state;
}

describe("a forgotten password", () => {
  test("[S4.047 S2.137] starts with the request", () => {
    expect(newForgotPassword).toEqual({ at: "request", step: { is: "ready" } });
  });

  test("[S4.048 S2.139] goes on to the OTP form with the requested username when an OTP is available", () => {
    expect(otpAfter()).toMatchObject({ username: "naidoo", step: { is: "codeRequested" } });
  });

  test("[S4.049 S2.138] goes on to the completed message when none is", () => {
    expect(after(requested, taken(false))).toEqual({ at: "completed", nextAt: null });
  });

  test("[S4.050] every request clears the OTP fields", () => {
    const newCode: ForgotPasswordEvent = { type: "sent", what: "newCode" };
    expect(otpAfter(newCode).fieldsKey).toBeGreaterThan(otpAfter().fieldsKey);
    expect(otpAfter(newCode, taken(true)).fieldsKey).toBeGreaterThan(otpAfter(newCode).fieldsKey);
  });

  test("[S4.051 S7.067 S8.039] every failure clears the OTP fields, stays on the form and is shown", () => {
    const otp: ForgotPasswordEvent = { type: "sent", what: "otp" };
    const refused = otpAfter(otp, failed);
    expect(refused.fieldsKey).toBeGreaterThan(otpAfter(otp).fieldsKey);
    expect(refused.username).toBe("naidoo");
    expect(refusalOf(refused)?.message).toBe("Server words");
  });

  test("[S4.051] a failed request is shown on its form", () => {
    expect(after(requested, failed)).toMatchObject({ at: "request", step: { is: "refused" } });
  });

  test("[S4.052] sending the OTP keeps what was typed and sets the loading flag", () => {
    const sending = otpAfter({ type: "sent", what: "otp" });
    expect(sending.fieldsKey).toBe(otpAfter().fieldsKey);
    expect(sending.step).toEqual({ is: "sending", what: "otp" });
  });

  test("[S5.081 S5.082 S5.083 S5.086] an incomplete form is told so with its fields' messages", () => {
    const problems = { otp: "The field is required" };
    expect(refusalOf(after({ type: "incomplete", problems }))).toMatchObject({
      message:
        "You have not completed this form correctly. Please review each highlighted field and correct.",
      problems,
    });
  });

  test("[S2.093 S2.094] choosing another product clears error, status and step", () => {
    expect(after(requested, taken(true), { type: "restarted" })).toEqual(newForgotPassword);
    expect(after(requested, failed, { type: "restarted" })).toEqual(newForgotPassword);
  });

  test("[S2.094] an answer that comes after another product was chosen shows nothing", () => {
    expect(after(requested, { type: "restarted" }, taken(true))).toEqual(newForgotPassword);
    expect(after(requested, { type: "restarted" }, failed)).toEqual(newForgotPassword);
  });
});

test("[S2.143] the completed message tells nobody whether the user exists", () => {
  expect(forgotPasswordWords.requested.link).toBe(
    "If a user exists, a message with reset instructions is sent.",
  );
});

test("[S2.137] the username is labelled as on the login", () => {
  expect(usernameLabel("practice")).toBe("Username");
  expect(usernameLabel("academic")).toBe("Email address");
});

test("[S4.052] an attempt that is abandoned waits for nothing, and stays where it was", () => {
  const sent: ForgotPasswordEvent = { type: "sent", what: "otp" };
  const abandoned = otpAfter(sent, { type: "abandoned" });
  expect(abandoned).toEqual({ ...otpAfter(sent), step: { is: "ready" } });
  expect(after(requested, { type: "abandoned" })).toEqual(newForgotPassword);
});

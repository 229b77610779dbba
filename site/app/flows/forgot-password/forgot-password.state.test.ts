import { describe, expect, test } from "vitest";
import {
  completedMessage,
  type ForgotPasswordEvent,
  newForgotPassword,
  nextForgotPassword,
  usernameLabel,
} from "./forgot-password.state.ts";

const after = (...events: ForgotPasswordEvent[]) =>
  events.reduce(nextForgotPassword, newForgotPassword);
const requested: ForgotPasswordEvent = { type: "sent", what: "request" };
const taken = (otpAvailable: boolean): ForgotPasswordEvent => ({
  type: "requestTaken",
  username: "naidoo",
  otpAvailable,
});
const failed: ForgotPasswordEvent = {
  type: "failed",
  refusal: { message: "Server words", problems: {} },
};

describe("a forgotten password", () => {
  test("[S4.047 S2.137] starts with the request", () => {
    expect(newForgotPassword.stage).toEqual({ is: "request" });
  });

  test("[S4.048 S2.139] goes on to the OTP form with the requested username when an OTP is available", () => {
    expect(after(requested, taken(true)).stage).toEqual({ is: "otp", username: "naidoo" });
  });

  test("[S4.049 S2.138] goes on to the completed message when none is", () => {
    expect(after(requested, taken(false)).stage).toEqual({ is: "completed" });
  });

  test("[S4.050] every request clears the OTP fields", () => {
    const otp = after(requested, taken(true));
    const again = nextForgotPassword(otp, { type: "sent", what: "newCode" });
    expect(again.otpFieldsKey).toBeGreaterThan(otp.otpFieldsKey);
    expect(nextForgotPassword(again, taken(true)).otpFieldsKey).toBeGreaterThan(again.otpFieldsKey);
  });

  test("[S4.051 S7.067 S8.039] every failure clears the OTP fields, stays on the form and is shown", () => {
    const sending = after(requested, taken(true), { type: "sent", what: "otp" });
    const refused = nextForgotPassword(sending, failed);
    expect(refused.otpFieldsKey).toBeGreaterThan(sending.otpFieldsKey);
    expect(refused.stage).toEqual({ is: "otp", username: "naidoo" });
    expect(refused.refusal?.message).toBe("Server words");
  });

  test("[S4.052] sending the OTP keeps what was typed and sets the loading flag", () => {
    const otp = after(requested, taken(true));
    const sending = nextForgotPassword(otp, { type: "sent", what: "otp" });
    expect(sending.otpFieldsKey).toBe(otp.otpFieldsKey);
    expect(sending.sending).toBe("otp");
  });

  test("[S5.081 S5.082 S5.083 S5.086] an incomplete form is told so with its fields' messages", () => {
    const problems = { otp: "The field is required" };
    expect(after({ type: "incomplete", problems }).refusal).toEqual({
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
  expect(completedMessage).toBe("If a user exists, a message with reset instructions is sent.");
});

test("[S2.137] the username is labelled as on the login", () => {
  expect(usernameLabel("practice")).toBe("Username");
  expect(usernameLabel("academic")).toBe("Email address");
});

test("[S4.052] an attempt that is abandoned waits for nothing, and stays where it was", () => {
  const otp = after(requested, taken(true), { type: "sent", what: "otp" });
  expect(nextForgotPassword(otp, { type: "abandoned" })).toEqual({ ...otp, sending: null });
});

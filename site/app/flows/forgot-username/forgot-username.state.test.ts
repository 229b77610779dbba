import { expect, test } from "vitest";
import { newForgotUsername, nextForgotUsername } from "./forgot-username.state.ts";

test("[S4.054] a taken request replaces the form with the confirmation, until one asks again", () => {
  const sending = nextForgotUsername(newForgotUsername, { type: "sent" });
  expect(sending).toEqual({ at: "sending" });
  const complete = nextForgotUsername(sending, { type: "taken" });
  expect(complete).toEqual({ at: "requestComplete" });
  expect(nextForgotUsername(complete, { type: "restarted" })).toEqual(newForgotUsername);
});

test("[S5.084 S5.085 S5.086] an incomplete form is told so with its field's message", () => {
  const problems = { emailAddress: "The field is required" };
  expect(nextForgotUsername(newForgotUsername, { type: "incomplete", problems })).toEqual({
    at: "refused",
    message:
      "You have not completed this form correctly. Please review each highlighted field and correct.",
    problems,
  });
});

test("[S7.070 S8.041] a failure keeps the form and shows the server's words", () => {
  const problems = { emailAddress: "Too long" };
  const failed = { type: "failed", message: "Server words", problems } as const;
  expect(nextForgotUsername({ at: "sending" }, failed)).toEqual({
    at: "refused",
    message: "Server words",
    problems,
  });
});

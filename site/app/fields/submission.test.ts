import { expect, test } from "vitest";
import { newSubmission, nextSubmission } from "./submission.ts";

test("[S4.054] a taken form is complete, until one starts again", () => {
  const sending = nextSubmission(newSubmission, { type: "sent" });
  expect(sending).toEqual({ at: "sending" });
  const complete = nextSubmission(sending, { type: "taken" });
  expect(complete).toEqual({ at: "complete" });
  expect(nextSubmission(complete, { type: "restarted" })).toEqual(newSubmission);
});

test("[S5.086 S7.070 S8.041] a failure keeps the form and shows the words and the fields it came with", () => {
  const problems = { emailAddress: "Too long" };
  const failed = { type: "failed", message: "Server words", problems } as const;
  expect(nextSubmission({ at: "sending" }, failed)).toEqual({
    at: "refused",
    message: "Server words",
    problems,
  });
});

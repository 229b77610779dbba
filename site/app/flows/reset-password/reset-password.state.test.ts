import { expect, test } from "vitest";
import type { CallError } from "../../client/send.ts";
import { newSubmission } from "../../fields/submission.ts";
import { nextResetPassword, resetFailure } from "./reset-password.state.ts";

const failed = (error: Partial<CallError>) =>
  nextResetPassword(
    newSubmission,
    resetFailure({
      status: 400,
      statusText: "",
      message: "Server words",
      type: "",
      fields: {},
      ...error,
    }),
  );

test.each(["RESET_LINK_USED", "RESET_LINK_EXPIRED", "RESET_LINK_UNKNOWN"])(
  "[S7.073 S8.042] %s takes the form away and says why",
  (code) => {
    expect(failed({ code })).toEqual({ at: "linkSpent", message: "Server words" });
  },
);

test("[S7.073 S8.042 S8.044] any other failure shows the server's words and keeps the form", () => {
  expect(failed({ fields: { password: "Too common" } })).toEqual({
    at: "refused",
    message: "Server words",
    problems: { password: "Too common" },
  });
});

test("[S4.052] a submission sets the loading flag", () => {
  expect(nextResetPassword(newSubmission, { type: "sent" })).toEqual({ at: "sending" });
});

import { describe, expect, test } from "vitest";
import { loginLabels, newLogin, nextLogin, saysLocked } from "./login.state.ts";

test.each([
  [true, true],
  [{ locked: true }, true],
  [false, false],
  [{ locked: false }, false],
])("[S7.054] the lock check's answer %j is read as %s", (reply, locked) => {
  expect(saysLocked(reply)).toBe(locked);
});

test("[S2.099 S2.100 S2.101 S2.102] labels follow the context", () => {
  expect(loginLabels("practice")).toEqual({ username: "Username", password: "Password" });
  expect(loginLabels("academic")).toEqual({ username: "Email address", password: "Password" });
});

describe("the steps of a login", () => {
  const error = { message: "Server words", type: "409" };

  test("[S4.052] a submission sets the loading flag, an answer ends it", () => {
    const sending = nextLogin(newLogin, { type: "sent" });
    expect(sending.step).toEqual({ at: "sending" });
    expect(nextLogin(sending, { type: "failed", error }).step).toEqual({ at: "failed", error });
    expect(nextLogin(sending, { type: "accepted" }).step).toEqual({ at: "leaving" });
  });

  test("[S2.093 S2.094] choosing another product clears error and status", () => {
    const inviteRefused = nextLogin(newLogin, {
      type: "inviteAnswered",
      outcome: { kind: "refused", message: "Unable to retrieve invite data" },
    });
    const sending = nextLogin(inviteRefused, { type: "sent" });
    const failedLogin = nextLogin(sending, { type: "failed", error });
    expect(failedLogin.step.at).toBe("failed");
    expect(nextLogin(failedLogin, { type: "contextChosen" })).toEqual(newLogin);
  });

  test("[S4.015] a login that failed after a sign-up shows its error here", () => {
    expect(nextLogin(newLogin, { type: "failedElsewhere", error }).step).toEqual({
      at: "failed",
      error,
    });
  });

  test("[S2.093] an answer that comes after another product was chosen shows nothing", () => {
    const sending = nextLogin(newLogin, { type: "sent" });
    const switched = nextLogin(sending, { type: "contextChosen" });
    expect(nextLogin(switched, { type: "failed", error })).toEqual(newLogin);
  });

  test("[S2.093] choosing another product keeps a usable invite", () => {
    const invited = { ...newLogin, inviteCode: "abc" };
    expect(nextLogin(invited, { type: "contextChosen" }).inviteCode).toBe("abc");
  });

  test("[S4.007] a SENT invite is attached", () => {
    const outcome = { kind: "usable", invite: { inviteCode: "abc", userType: "HCP" } } as const;
    expect(nextLogin(newLogin, { type: "inviteAnswered", outcome }).inviteCode).toBe("abc");
  });

  test("[S4.008] a taken invite is not attached and says nothing", () => {
    const outcome = { kind: "taken" } as const;
    expect(nextLogin(newLogin, { type: "inviteAnswered", outcome })).toEqual(newLogin);
  });

  test("[S4.006 S4.008] a refused invite is not attached and says why; the login stays usable", () => {
    const outcome = { kind: "refused", message: "Words" } as const;
    expect(nextLogin(newLogin, { type: "inviteAnswered", outcome })).toEqual({
      step: { at: "ready" },
      inviteCode: null,
      inviteMessage: "Words",
    });
  });
});

test("[S4.052] an attempt that is abandoned waits for nothing; an accepted one still leaves", () => {
  const sending = nextLogin(newLogin, { type: "sent" });
  expect(nextLogin(sending, { type: "abandoned" })).toEqual(newLogin);
  const leaving = nextLogin(sending, { type: "accepted" });
  expect(nextLogin(leaving, { type: "abandoned" })).toEqual(leaving);
});

import { describe, expect, test } from "vitest";
import type { CallError } from "../../client/send.ts";
import { loginError, loginLabels, newLogin, nextLogin, saysLocked } from "./login.state.ts";

const communication = "There was an error communicating with the server. Please try again later.";

/** A failed call as `send` reports it: with the server's words, or without any. */
const failed = (status: number | null, serverMessage?: string): CallError => ({
  status,
  statusText: "",
  message: serverMessage ?? communication,
  type: status === null ? "" : String(status),
  fields: {},
  ...(serverMessage === undefined ? {} : { serverMessage }),
});

describe("the error of a login", () => {
  test.each([409, 400, 403, 500])(
    "[S8.011 S8.012 S8.013 S8.014 S8.015] %i shows the server's message, its status is the type",
    (status) => {
      expect(loginError(failed(status, "Server words"), false)).toEqual({
        message: "Server words",
        type: String(status),
      });
    },
  );

  test("[S8.015] a status field of the answer goes before the HTTP status", () => {
    const error = { ...failed(409, "Server words"), type: "NOT_VERIFIED" };
    expect(loginError(error, false).type).toBe("NOT_VERIFIED");
  });

  test("[S8.010] 409 without words gives the communication message", () => {
    expect(loginError(failed(409), false).message).toBe(communication);
  });

  test("[S8.017 S8.018] 401 of a locked account is the locked message, type ACCOUNT_LOCKED", () => {
    expect(loginError(failed(401, "Server words"), true)).toEqual({
      message: "The account is locked or does not exist.",
      type: "ACCOUNT_LOCKED",
    });
  });

  test("[S8.019] 401 of an account that is not locked shows the server's message", () => {
    expect(loginError(failed(401, "Server words"), false).message).toBe("Server words");
  });

  test("[S8.020] 401 without words gives the invalid-credentials text", () => {
    expect(loginError(failed(401), false).message).toBe(
      "Invalid username and/or password supplied. Please try again.",
    );
  });

  test.each([404, 503, 504])(
    "[S8.021 S8.022 S8.023] %i gives the communication message whatever the server says",
    (status) => {
      expect(loginError(failed(status, "Server words"), false).message).toBe(communication);
    },
  );

  test.each([402, 418, 422, 429, 502])("[S8.026] %i shows the server's message as is", (status) => {
    expect(loginError(failed(status, "Server words"), false).message).toBe("Server words");
  });

  test("[S7.053] no answer at all gives the communication message", () => {
    expect(loginError(failed(null), false).message).toBe(communication);
  });
});

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

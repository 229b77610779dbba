import { describe, expect, test } from "vitest";
import type { CallError } from "../client/send.ts";
import { loginError } from "./login-error.ts";

const communication = "There was an error communicating with the server. Please try again later.";

/** A failed call as `send` returns it, with or without the server's message. */
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

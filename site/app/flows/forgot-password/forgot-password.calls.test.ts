import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForReset, resetWithOtp } from "./forgot-password.calls.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const sentBody = () => JSON.parse(String(fetched.mock.calls[0]?.[1].body));

test.each(["practice", "patient", ""] as const)(
  "[S7.060 S7.061 S7.062] context '%s' asks the practice/patient API with the username alone",
  async (context) => {
    fetched.mockResolvedValueOnce(Response.json({ otpAvailable: true }));
    expect(await askForReset(context, "naidoo", { idempotencyKey: "key-1" })).toEqual({
      taken: true,
      otpAvailable: true,
    });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/practice/security/password/requestReset");
    expect(sentBody()).toEqual({ username: "naidoo" });
  },
);

test("[S7.063 S8.038] a failed request hands on the server's words", async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: "Server words" }, { status: 429 }));
  expect(await askForReset("practice", "naidoo", { idempotencyKey: "key-1" })).toMatchObject({
    taken: false,
    error: { message: "Server words" },
  });
});

test("[S7.064 S7.065 S7.066] the one-time password goes with username and password, and nothing else", async () => {
  fetched.mockResolvedValueOnce(Response.json({ location: "/login/practice" }));
  const body = { otp: "123456", username: "naidoo", password: "rivers and 1 heron" };
  expect(await resetWithOtp(body, { idempotencyKey: "key-1" })).toMatchObject({
    ok: true,
    reply: { location: "/login/practice" },
  });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/practice/security/password/processResetWithOtp");
  expect(sentBody()).toEqual(body);
});

test("[S7.033 S7.034 S7.036] academic asks its own API, with the trailing slash, and never for a one-time password", async () => {
  fetched.mockResolvedValueOnce(Response.json({ otpAvailable: true }));
  expect(await askForReset("academic", "thandi@example.org", { idempotencyKey: "key-1" })).toEqual({
    taken: true,
    otpAvailable: false,
  });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/academic/v1/security/passwordreset/");
  expect(sentBody()).toEqual({ username: "thandi@example.org" });
});

test("[S7.035] a failed academic request hands on the server's words", async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: "Server words" }, { status: 429 }));
  expect(
    await askForReset("academic", "thandi@example.org", { idempotencyKey: "key-1" }),
  ).toMatchObject({
    taken: false,
    error: { message: "Server words" },
  });
});

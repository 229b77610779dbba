import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForRequest, confirmRequest } from "./request-removal.calls.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const here = new AbortController().signal;

test("[S7.094 S7.095 S3.064] a token is validated by reading, and names its user", async () => {
  fetched.mockResolvedValueOnce(Response.json({ userId: 7, name: "Thandi" }));
  expect(await askForRequest("to/ken", { signal: here })).toEqual({ userId: "7" });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/practice/profile/deleterequest/validate/to%2Fken");
  expect(init?.method).toBe("GET");
});

test("[S7.095 SEC-E5] what is masked of the user's address comes along", async () => {
  const user = { userId: "user-7", maskedEmail: "l***@e***.org" };
  fetched.mockResolvedValueOnce(Response.json(user));
  expect(await askForRequest("token", { signal: here })).toEqual(user);
});

test.each([404, 429, 500])("[S7.096 S8.035] an answer of %i is no valid token", async (status) => {
  fetched.mockResolvedValueOnce(Response.json({ message: "Server words" }, { status }));
  expect(await askForRequest("token", { signal: here })).toBeNull();
});

test("[S6.015] without a token nobody is asked", async () => {
  expect(await askForRequest("", { signal: here })).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test("[S7.097] confirming posts an empty body to the user's own request", async () => {
  fetched.mockResolvedValueOnce(Response.json({}));
  expect(await confirmRequest("user-7", "token", { idempotencyKey: "key-1" })).toMatchObject({
    ok: true,
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/practice/profile/deleterequest/user-7/delete/token");
  expect(init?.method).toBe("POST");
  expect(init?.body).toBe("{}");
  expect(new Headers(init?.headers).get("Idempotency-Key")).toBe("key-1");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForReminder } from "./forgot-username.calls.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

test("[S7.068 S7.069 S3.067] the practice/patient API is sent the address as `email`, and nothing else", async () => {
  fetched.mockResolvedValueOnce(Response.json({}));
  expect(await askForReminder("thandi@example.org", { idempotencyKey: "key-1" })).toEqual({
    taken: true,
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/practice/security/username/requestReminder");
  expect(init?.method).toBe("POST");
  expect(JSON.parse(String(init?.body))).toEqual({ email: "thandi@example.org" });
  expect(new Headers(init?.headers).get("Idempotency-Key")).toBe("key-1");
});

test("[S7.070 S3.066] a refused `email` is shown on the form's field `emailAddress`", async () => {
  const body = { message: "Server words", fields: { email: "Not an address" } };
  fetched.mockResolvedValueOnce(Response.json(body, { status: 400 }));
  expect(await askForReminder("thandi@example.org", { idempotencyKey: "key-1" })).toMatchObject({
    taken: false,
    error: { message: "Server words", fields: { emailAddress: "Not an address" } },
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changePassword, isChangeOpen } from "./reset-password.calls.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

test("[S2.153 S7.071 S7.072 SEC-C13] a link of `ud` sends token and password in the body, the token nowhere else", async () => {
  fetched.mockResolvedValueOnce(Response.json({}));
  expect(await changePassword("patient", "token-1", "rivers and 1 heron", "key-1")).toMatchObject({
    ok: true,
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/practice/security/password/processReset");
  expect(JSON.parse(String(init?.body))).toEqual({
    password: "rivers and 1 heron",
    token: "token-1",
  });
  expect(new Headers(init?.headers).get("Idempotency-Key")).toBe("key-1");
});

test("a product whose change of password is not open sends nothing", () => {
  expect(isChangeOpen("academic")).toBe(false);
  expect(() => changePassword("academic", "token-1", "password-1", "key-1")).toThrow("academic");
  expect(fetched).not.toHaveBeenCalled();
});

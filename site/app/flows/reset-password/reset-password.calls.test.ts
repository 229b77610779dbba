import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForUsername, changePassword } from "./reset-password.calls.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

test("[S2.153 S7.071 S7.072 SEC-C13] a link of `ud` sends token and password in the body, the token nowhere else", async () => {
  fetched.mockResolvedValueOnce(Response.json({}));
  expect(
    await changePassword("patient", "token-1", "rivers and 1 heron", { idempotencyKey: "key-1" }),
  ).toMatchObject({
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

test("[S2.154 S7.037 S7.038] a link of `academic` sends both to the academic API", async () => {
  fetched.mockResolvedValueOnce(Response.json({}));
  await changePassword("academic", "token-1", "rivers and 1 heron", { idempotencyKey: "key-1" });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/academic/v1/security/changepassword");
  expect(JSON.parse(String(init?.body))).toEqual({
    password: "rivers and 1 heron",
    token: "token-1",
  });
});

test("[S7.039] a failed academic change hands on the server's words", async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: "Server words" }, { status: 400 }));
  expect(
    await changePassword("academic", "token-1", "password-1", { idempotencyKey: "key-1" }),
  ).toMatchObject({
    ok: false,
    error: { message: "Server words" },
  });
});

test.each([
  ["patient", "/api/practice/security/password/resetUsername"],
  ["academic", "/api/academic/v1/security/resetusername"],
] as const)(
  "[SEC-A9 SEC-C13] whose link of %s it is is asked at %s, the token in the body",
  async (context, path) => {
    const here = new AbortController().signal;
    fetched.mockResolvedValueOnce(Response.json({ username: "thandi" }));
    expect(await askForUsername(context, "token-1", here)).toBe("thandi");
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(path);
    expect(JSON.parse(String(init?.body))).toEqual({ token: "token-1" });
  },
);

test("[SEC-A9] a back end that does not know the question is no failure", async () => {
  fetched.mockResolvedValueOnce(Response.json({}, { status: 404 }));
  expect(await askForUsername("patient", "token-1", new AbortController().signal)).toBeNull();
});

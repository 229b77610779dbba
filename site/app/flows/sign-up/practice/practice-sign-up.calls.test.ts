import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyPracticeForm, toPracticeUser } from "./practice-form.ts";
import { loadList, registerPracticeUser } from "./practice-sign-up.calls.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset());
  vi.stubGlobal("window", { location: { search: "" } });
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

test.each([
  ["countries", "all", "/api/practice/lookup/countries"],
  ["disciplines", "all", "/api/practice/lookup/disciplines"],
  ["specialities", "7", "/api/practice/lookup/discipline/7/specialities"],
  ["roles", "a/b", "/api/practice/lookup/speciality/a%2Fb/roles"],
] as const)(
  "[S7.077 S7.079 S7.081 S7.083] %s of %s come from %s, without the inactive ones",
  async (list, id, address) => {
    const active = { id: 1, name: "Medicine", active: true };
    fetched.mockResolvedValueOnce(
      Response.json([active, { id: 2, name: "Alchemy", active: false }, { id: 3, name: "Other" }]),
    );
    expect(await loadList(list, id, { signal })).toEqual({
      is: "loaded",
      items: [
        { id: "1", name: "Medicine", active: true },
        { id: "3", name: "Other", active: true },
      ],
    });
    expect(fetched.mock.calls[0]?.[0]).toBe(address);
  },
);

test("[S2.179] a list that cannot be had is a failed one", async () => {
  fetched.mockResolvedValueOnce(Response.json({}, { status: 500 }));
  expect(await loadList("countries", "all", { signal })).toMatchObject({ is: "failed" });
});

test("[S7.055 S7.056 S7.057] the registration sends the practice user once under its key", async () => {
  fetched.mockResolvedValueOnce(Response.json({ location: "https://practice.example/start" }));
  const user = toPracticeUser({ ...emptyPracticeForm, username: "lerato" }, null);
  expect(await registerPracticeUser(user, { idempotencyKey: "key-1", onProving() {} })).toEqual({
    ok: true,
    reply: { location: "https://practice.example/start" },
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/practice/registration/register");
  expect(JSON.parse(String(init?.body))).toEqual(user);
  expect(new Headers(init?.headers).get("Idempotency-Key")).toBe("key-1");
});

test("[S7.059] a registration that meets no answer is not sent again by itself", async () => {
  fetched.mockRejectedValue(new TypeError("network"));
  const user = toPracticeUser(emptyPracticeForm, null);
  expect(
    await registerPracticeUser(user, { idempotencyKey: "key-1", onProving() {} }),
  ).toMatchObject({
    ok: false,
    error: {
      message: "There was an error communicating with the server. Please try again later.",
    },
  });
  expect(fetched).toHaveBeenCalledOnce();
});

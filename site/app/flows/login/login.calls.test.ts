import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { logIn } from "./login.calls.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const answer = (status: number, body: unknown) => Response.json(body, { status });
const here = new AbortController().signal;
const credentials = { username: "dr@naidoo/rooms", password: " S3cret words " };

const openPage = (search: string) => vi.stubGlobal("window", { location: { search } });
beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset());
  openPage("");
});
afterEach(() => vi.unstubAllGlobals());

describe("a practice login", () => {
  test("[S7.048 S7.050 S7.051 S7.052] sends the credentials with both headers and takes the location", async () => {
    fetched.mockResolvedValueOnce(answer(200, { location: "https://practice.example/start" }));
    expect(await logIn("practice", credentials, null, { signal: here })).toEqual({
      accepted: true,
      location: "https://practice.example/start",
    });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/api/practice/security/auth");
    expect(JSON.parse(String(init?.body))).toEqual(credentials);
    const headers = new Headers(init?.headers);
    expect(headers.get("Accept")).toMatch(/v1/);
    expect(headers.get("X-Client-Type")).toBe("PRACTICE_BROCHURE");
  });

  test("[S4.007 S7.049] carries the code of an attached invite in the query", async () => {
    fetched.mockResolvedValueOnce(answer(200, { location: "/" }));
    await logIn("practice", credentials, "a+b", { signal: here });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/practice/security/auth?inviteCode=a%2Bb");
  });

  test("says that the person stays signed in, where they asked for it alone", async () => {
    fetched.mockImplementation(async () => answer(200, { location: "/" }));
    await logIn("practice", credentials, null, { signal: here, stay: true });
    await logIn("academic", credentials, null, { signal: here, stay: false });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      "/api/practice/security/auth?stay=1",
      "/api/academic/v1/security/brochureLogin",
    ]);
  });

  test("says where the product waits that sent the person here", async () => {
    fetched.mockImplementation(async () => answer(200, { location: "/" }));
    openPage("?interaction=u-1");
    await logIn("practice", credentials, null, { signal: here });
    openPage("?state=s%201&other=x");
    await logIn("academic", credentials, null, { signal: here });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      "/api/practice/security/auth?interaction=u-1",
      "/api/academic/v1/security/brochureLogin?state=s+1",
    ]);
  });

  test("[S8.016 S8.018 S7.054] a 401 asks for the lock by the username entered", async () => {
    fetched.mockResolvedValueOnce(answer(401, { message: "Server words" }));
    fetched.mockResolvedValueOnce(answer(200, { locked: true }));
    expect(await logIn("practice", credentials, null, { signal: here })).toMatchObject({
      accepted: false,
      error: { type: "ACCOUNT_LOCKED" },
    });
    expect(fetched.mock.calls[1]?.[0]).toBe(
      "/api/practice/security/dr%40naidoo%2Frooms/lockedstatus",
    );
  });

  test("[S8.019] a lock check that fails counts as not locked", async () => {
    fetched.mockResolvedValueOnce(answer(401, { message: "Server words" }));
    fetched.mockResolvedValueOnce(answer(500, {}));
    expect(await logIn("practice", credentials, null, { signal: here })).toMatchObject({
      error: { message: "Server words" },
    });
  });

  test.each([400, 403, 404, 409, 500, 503])("[S8.016] a %i asks for no lock", async (status) => {
    fetched.mockResolvedValueOnce(answer(status, {}));
    await logIn("practice", credentials, null, { signal: here });
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe("an academic login", () => {
  test("[S7.005 S7.006 S7.007] sends the credentials alone and takes the location", async () => {
    fetched.mockResolvedValueOnce(answer(200, { location: "https://academic.example/start" }));
    expect(await logIn("academic", credentials, "invite-1", { signal: here })).toEqual({
      accepted: true,
      location: "https://academic.example/start",
    });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/api/academic/v1/security/brochureLogin");
    expect(JSON.parse(String(init?.body))).toEqual(credentials);
    expect(new Headers(init?.headers).has("X-Client-Type")).toBe(false);
  });

  test("[S7.009 S7.046] a 401 asks for no lock and shows the server's words", async () => {
    fetched.mockResolvedValueOnce(answer(401, { message: "Server words" }));
    expect(await logIn("academic", credentials, null, { signal: here })).toMatchObject({
      accepted: false,
      error: { message: "Server words" },
    });
    expect(fetched).toHaveBeenCalledOnce();
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendAgain, takeAddress, verify } from "./verify-email.calls.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const here = new AbortController().signal;
const link = { emailAddress: "thandi@example.org", verificationCode: "code-1" };
const sentBody = () => JSON.parse(String(fetched.mock.calls[0]?.[1].body));

test("[S7.040 S7.041] the activation sends address and code, and no third key", async () => {
  fetched.mockResolvedValueOnce(Response.json({}));
  expect(await verify(link, false, { signal: here })).toEqual({ kind: "verified" });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/academic/v1/signup/verifyEmail");
  expect(sentBody()).toEqual(link);
});

test("[SEC-E1] an answer may ask for one press, which the next call carries", async () => {
  fetched.mockResolvedValueOnce(Response.json({ confirmationNeeded: true }));
  expect(await verify(link, false, { signal: here })).toEqual({ kind: "confirmationNeeded" });
  fetched.mockReset().mockResolvedValueOnce(Response.json({}));
  expect(await verify(link, true, { signal: here })).toEqual({ kind: "verified" });
  expect(sentBody()).toEqual({ ...link, confirm: true });
});

test("[S7.042] a refusal hands on the server's words", async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: "Server words" }, { status: 400 }));
  expect(await verify(link, false, { signal: here })).toMatchObject({
    kind: "refused",
    error: { message: "Server words" },
  });
});

test("sending again and another address go once under their keys", async () => {
  fetched.mockImplementation(async () => Response.json({}));
  await sendAgain(link.emailAddress, { idempotencyKey: "key-1" });
  await takeAddress(
    { emailAddress: link.emailAddress, password: "pw", newEmailAddress: "other@example.org" },
    { idempotencyKey: "key-2" },
  );
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/api/academic/v1/signup/resendVerification",
    "/api/academic/v1/signup/changeAddress",
  ]);
  const keys = fetched.mock.calls.map(([, { headers }]) =>
    new Headers(headers).get("Idempotency-Key"),
  );
  expect(keys).toEqual(["key-1", "key-2"]);
});

import { signUpHod } from "@frontdoor/contract/academic/sign-up.ts";
import { type Call, callLimitSeconds, registrationLimitSeconds } from "@frontdoor/contract/call.ts";
import { requestReset } from "@frontdoor/contract/practice/forgot-password.ts";
import { countries } from "@frontdoor/contract/practice/lookups.ts";
import { register } from "@frontdoor/contract/practice/sign-up.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { send } from "./send.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const communication = "There was an error communicating with the server. Please try again later.";
const failure = async (status: number, body: unknown) => {
  fetched.mockResolvedValueOnce(Response.json(body, { status }));
  const sent = await send(requestReset, { body: { username: "naidoo" } });
  return sent.ok ? null : sent.error;
};

test("[S7.003 S7.004] an answer is reduced to its data", async () => {
  fetched.mockResolvedValueOnce(Response.json([{ id: 1, name: "South Africa" }]));
  expect(await send(countries, {})).toEqual({
    ok: true,
    reply: [{ id: "1", name: "South Africa", active: true }],
  });
});

test("[S8.008 S8.009 S8.010] a failure shows message, else errorMessage, else the communication message", async () => {
  expect(await failure(400, { message: "A", errorMessage: "B" })).toMatchObject({ message: "A" });
  expect(await failure(400, { message: 7, errorMessage: "B" })).toMatchObject({ message: "B" });
  expect(await failure(400, "text")).toMatchObject({ message: communication });
});

test("[S8.015] the type of a failure is statusCode, else status, else the HTTP status", async () => {
  expect(await failure(409, { statusCode: 1, status: 2 })).toMatchObject({ type: "1" });
  expect(await failure(409, { status: "LATE" })).toMatchObject({ type: "LATE" });
  expect(await failure(409, {})).toMatchObject({ type: "409" });
});

test("a failure hands on its code and the texts of its fields, and nothing that is no text", async () => {
  const error = await failure(400, { code: "OTP_INVALID", fields: { otp: "Wrong", password: 7 } });
  expect(error).toMatchObject({ code: "OTP_INVALID", fields: { otp: "Wrong" } });
});

test("an answer of another shape than the contract's is a communication error", async () => {
  fetched.mockResolvedValueOnce(Response.json({ otpAvailable: "perhaps" }));
  expect(await send(requestReset, { body: { username: "naidoo" } })).toMatchObject({
    ok: false,
    error: { message: communication },
  });
});

test("a read is tried once more after a network failure, a write never", async () => {
  fetched.mockRejectedValue(new TypeError("network"));
  expect(await send(countries, {})).toMatchObject({ ok: false, error: { status: null } });
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockClear();
  expect(await send(requestReset, { body: { username: "naidoo" } })).toMatchObject({ ok: false });
  expect(fetched).toHaveBeenCalledOnce();
});

test("an aborted call rejects: its screen is gone", async () => {
  const left = new AbortController();
  left.abort(new Error("left"));
  fetched.mockRejectedValue(new Error("left"));
  await expect(send(countries, {}, { signal: left.signal })).rejects.toThrow("left");
  expect(fetched).toHaveBeenCalledOnce();
});

test("a call that is aborted while its answer is read rejects as well", async () => {
  const left = new AbortController();
  const response = Response.json([]);
  vi.spyOn(response, "json").mockImplementation(async () => {
    left.abort(new Error("left"));
    return [];
  });
  fetched.mockResolvedValueOnce(response);
  await expect(send(countries, {}, { signal: left.signal })).rejects.toThrow("left");
});

/** A back end that never answers, until the request is aborted. */
const silence = (_: string, { signal }: RequestInit) =>
  new Promise<never>((_answer, refuse) =>
    signal?.addEventListener("abort", () => refuse(signal.reason)),
  );

test.each([
  ["GET", countries, callLimitSeconds],
  ["POST", requestReset, callLimitSeconds],
  ["registration at practice", register, registrationLimitSeconds],
  ["registration at academic", signUpHod, registrationLimitSeconds],
] as const)("a %s without an answer fails once its limit passes", async (_, call: Call, limit) => {
  vi.useFakeTimers();
  fetched.mockImplementation(silence);
  const told = vi.fn();
  send(call, {} as never).then(told);
  await vi.advanceTimersByTimeAsync(limit * 1000 - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith({
    ok: false,
    error: { status: null, statusText: "", message: communication, type: "", fields: {} },
  });
  expect(fetched, "what was given up is not tried again").toHaveBeenCalledOnce();
});

test("an answer that begins and never ends fails at the limit, too", async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(async (address, init) => {
    const response = Response.json([]);
    vi.spyOn(response, "json").mockImplementation(() => silence(address, init));
    return response;
  });
  const sent = send(countries, {});
  await vi.advanceTimersByTimeAsync(callLimitSeconds * 1000);
  expect(await sent).toMatchObject({ ok: false, error: { message: communication } });
});

test("a call that was answered leaves no clock running", async () => {
  vi.useFakeTimers();
  fetched.mockResolvedValueOnce(Response.json([]));
  await send(countries, {});
  expect(vi.getTimerCount()).toBe(0);
});

import { register } from "@frontdoor/contract/practice/sign-up.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { send } from "./send.ts";
import { sendWithProof } from "./send-with-proof.ts";
import { solve } from "./solve-challenge.ts";

vi.mock("./solve-challenge.ts", () => ({ solve: vi.fn() }));

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const onProving = vi.fn();
beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset());
  vi.mocked(solve).mockReset().mockResolvedValue("solution");
  onProving.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const challenge = { parameters: { nonce: "00" }, signature: "ff" };
const asked = () =>
  Response.json({ code: "PROOF_OF_WORK_NEEDED", message: "Words.", challenge }, { status: 428 });
const taken = () => Response.json({ location: "/login/practice" });
const body = { username: "lerato" } as Parameters<typeof send<typeof register>>[1]["body"];
const attempt = (signal?: AbortSignal) =>
  sendWithProof<typeof register>(
    (proven) => send(register, { body, query: {} }, { idempotencyKey: "key-1", ...proven }),
    onProving,
    signal,
  );
const headersOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers);
const unproven = { ok: false, error: { challenge } };

test("a challenge is solved, and the same request goes once more under the same key", async () => {
  fetched.mockResolvedValueOnce(asked()).mockResolvedValueOnce(taken());
  expect(await attempt()).toEqual({ ok: true, reply: { location: "/login/practice" } });
  expect(solve).toHaveBeenCalledExactlyOnceWith(challenge, undefined);
  expect(onProving).toHaveBeenCalledOnce();
  expect(headersOf(0).get("Proof-Of-Work")).toBeNull();
  expect(headersOf(1).get("Proof-Of-Work")).toBe("solution");
  expect(headersOf(1).get("Idempotency-Key")).toBe("key-1");
  expect(fetched.mock.calls[1]?.[1].body).toBe(fetched.mock.calls[0]?.[1].body);
});

test("work that is abandoned sends nothing more", async () => {
  const left = new AbortController();
  fetched.mockResolvedValueOnce(asked());
  vi.mocked(solve).mockImplementationOnce(async () => {
    left.abort();
    return "solution";
  });
  await expect(attempt(left.signal)).rejects.toThrow("aborted");
  expect(fetched).toHaveBeenCalledOnce();
});

test("nothing is solved where nothing is asked", async () => {
  fetched.mockResolvedValueOnce(taken());
  expect(await attempt()).toMatchObject({ ok: true });
  expect(solve).not.toHaveBeenCalled();
  expect(onProving).not.toHaveBeenCalled();
});

test("a challenge that cannot be solved is the answer, and nothing is sent again", async () => {
  fetched.mockResolvedValueOnce(asked());
  vi.mocked(solve).mockRejectedValueOnce(new Error("The work took too long."));
  expect(await attempt()).toMatchObject(unproven);
  expect(fetched).toHaveBeenCalledOnce();
});

test("so is one whose solution is not taken: nobody works twice for one press", async () => {
  fetched.mockResolvedValueOnce(asked()).mockResolvedValueOnce(asked());
  expect(await attempt()).toMatchObject(unproven);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("what else the solved request is answered with is the answer", async () => {
  const refusal = Response.json({ code: "USERNAME_TAKEN", message: "Taken." }, { status: 409 });
  fetched.mockResolvedValueOnce(asked()).mockResolvedValueOnce(refusal);
  expect(await attempt()).toMatchObject({ ok: false, error: { code: "USERNAME_TAKEN" } });
});

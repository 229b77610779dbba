import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForKiosk, findPractices, goToKiosk } from "./find-doctor.calls.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const assign = vi.fn<(address: string) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  assign.mockReset();
  vi.stubGlobal("fetch", fetched.mockReset());
  vi.stubGlobal("window", { location: { origin: "https://heron.example", assign } });
  const config = JSON.stringify({ kioskOrigins: ["https://kiosk.example"] });
  vi.stubGlobal("document", { getElementById: () => ({ textContent: config }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const here = new AbortController().signal;

async function search(answer: Response) {
  fetched.mockResolvedValueOnce(answer);
  const answered = findPractices("Naidoo & Co", here);
  await vi.runAllTimersAsync();
  return answered;
}

test("[S7.088 S7.089] the typed text is searched, after a short rest", async () => {
  const practice = { id: 7, name: "Naidoo & Co", logoImage: null };
  expect(await search(Response.json([practice]))).toEqual({
    practices: [{ ...practice, id: "7" }],
  });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/practice/practice/search?name=Naidoo+%26+Co");
});

test("[Q081] a search that was left before its rest ends sends nothing", async () => {
  const left = new AbortController();
  fetched.mockImplementation(async (_, { signal }) => {
    if (signal?.aborted) throw signal.reason;
    return Response.json([]);
  });
  const answered = findPractices("Naidoo", left.signal);
  left.abort(new Error("left"));
  const refused = expect(answered).rejects.toThrow("left");
  await vi.runAllTimersAsync();
  await refused;
});

test.each([
  [404, "Nothing Here", "Nothing Here"],
  [404, "", "Not Found"],
  [500, "Internal Server Error", "An Error Occurred While Searching"],
  [429, "Too Many Requests", "An Error Occurred While Searching"],
])("[S2.175 S2.176 S8.031 S8.032] a %i '%s' shows '%s'", async (status, statusText, failure) => {
  const answer = Response.json({ message: "Server words" }, { status, statusText });
  expect(await search(answer)).toEqual({ failure });
});

test("[S7.091 S7.092 S2.055 S2.056] the kiosk link of the practice is fetched and followed", async () => {
  fetched.mockResolvedValueOnce(Response.json({ url: "https://kiosk.example/7" }));
  expect(goToKiosk(await askForKiosk("a/7", { signal: here }))).toBeNull();
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/practice/practice/kiosk-link/a%2F7");
  expect(assign).toHaveBeenCalledExactlyOnceWith("https://kiosk.example/7");
});

test.each(["https://evil.example/7", "javascript:alert(1)"])(
  "[SEC-F8 Q078] a link to %s is not followed",
  async (url) => {
    fetched.mockResolvedValueOnce(Response.json({ url }));
    expect(goToKiosk(await askForKiosk("7", { signal: here }))).toMatch(
      /^There was an error communicating/,
    );
    expect(assign).not.toHaveBeenCalled();
  },
);

test("[S7.093 S8.033] a failed link tells the server's words", async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: "Server words" }, { status: 404 }));
  expect(goToKiosk(await askForKiosk("7", { signal: here }))).toBe("Server words");
});

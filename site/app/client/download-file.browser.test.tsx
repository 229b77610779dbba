import { afterEach, expect, test, vi } from "vitest";
import { downloadFile, ofToday } from "./download-file.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a file can be fetched for a while after the press: phones ask first whether to save it", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  downloadFile("audit", "json", "[]");
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledOnce();
});

test("a saved file has the date of the browser's own clock, also after midnight", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T22:30:00Z") });
  expect(ofToday("audit")).toBe("audit-2026-11-30");
});

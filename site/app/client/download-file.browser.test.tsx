import { afterEach, expect, test, vi } from "vitest";
import { ofToday } from "./download-file.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a saved file has the date of the browser's own clock, also after midnight", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T22:30:00Z") });
  expect(ofToday("audit")).toBe("audit-2026-11-30");
});

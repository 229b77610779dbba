import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { track } from "./track.ts";

const sendBeacon = vi.fn<(url: string, body: string) => boolean>();

beforeEach(() => {
  sendBeacon.mockReset();
  open({ analyticsUrl: "https://count.example/events" });
});
afterEach(() => vi.unstubAllGlobals());

test("[S7.098] a page view is sent to the configured endpoint by the route's name", () => {
  track({ name: "page", route: "home" });
  expect(sendBeacon).toHaveBeenCalledWith(
    "https://count.example/events",
    JSON.stringify({ name: "page", route: "home" }),
  );
});

test("nothing is sent without an endpoint", () => {
  open({});
  track({ name: "page", route: "home" });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("nothing is sent from an address with a query, which may hold an invite", () => {
  open({ analyticsUrl: "https://count.example/events" }, "?inviteCode=abc");
  track({ name: "form", route: "pages/practice/practice.route" });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("Global Privacy Control is honoured", () => {
  vi.stubGlobal("navigator", { sendBeacon, globalPrivacyControl: true });
  track({ name: "page", route: "home" });
  expect(sendBeacon).not.toHaveBeenCalled();
});

function open(config: object, search = "") {
  vi.stubGlobal("navigator", { sendBeacon });
  vi.stubGlobal("location", { search });
  vi.stubGlobal("document", { getElementById: () => ({ textContent: JSON.stringify(config) }) });
}

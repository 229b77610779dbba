import { expect, test } from "vitest";
import { isWebhookAddress } from "./webhook-address.ts";

test.each([
  ["https://practice.example/hook?of=7", true, true],
  ["http://localhost:4000/hook", true, false],
  ["http://127.0.0.1:4000/hook", true, false],
  ["http://[::1]:4000/hook", true, false],
  ["http://localhost.example/hook", false, false],
  ["http://practice.example/hook", false, false],
])("[SEC-G7] %s: for a trial %s, in earnest %s", (url, forTrial, inEarnest) => {
  expect(isWebhookAddress(url, { inEarnest: false })).toBe(forTrial);
  expect(isWebhookAddress(url, { inEarnest: true })).toBe(inEarnest);
});

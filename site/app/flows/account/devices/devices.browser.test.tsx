import { accountSettingsAtRest as atRest } from "@frontdoor/contract/test/account-settings.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../../test/back-end.ts";
import { submit } from "../../../../test/form.ts";
import { open } from "../../../../test/open-screen.tsx";

const overview = "/api/account/overview";
const done = { status: 200, body: {} };
const devices = () => page.getByRole("region", { name: "Devices and sessions" });
const alone = { ...atRest, devices: atRest.devices.filter(({ isThis }) => isThis) };

test("one device is signed out, and the other stays", async () => {
  answer(overview, { status: 200, body: atRest });
  await open("/account");
  await expect.element(devices()).toMatchTextContent("Safari on iPhone");
  const ended = answer("/api/account/devices/phone/sign-out", done);
  answer(overview, { status: 200, body: alone });
  await submit("Sign out: Safari on iPhone").click();
  await expect.element(devices()).toMatchTextContent("Safari on iPhone is signed out.");
  await expect.element(devices()).toMatchTextContent("You are logged in nowhere else.");
  expect(ended).toHaveLength(1);
});

test("everywhere else is signed out at once", async () => {
  answer(overview, { status: 200, body: atRest });
  await open("/account");
  await expect.element(devices()).toMatchTextContent("Safari on iPhone");
  answer("/api/account/sign-out-everywhere", done);
  answer(overview, { status: 200, body: alone });
  await submit("Sign out everywhere").click();
  await expect.element(devices()).toMatchTextContent("You are signed out everywhere else.");
});

test("a device on which somebody stays signed in says until when, and is signed out though it is this one", async () => {
  const [here, ...others] = atRest.devices;
  const kept = { ...here, keptUntil: "2026-12-20T08:00:00.000Z" };
  answer(overview, { status: 200, body: { ...atRest, devices: [kept, ...others] } });
  await open("/account");
  const until = "Stays signed in until 20 December 2026, 10:00 at most.";
  await expect.element(devices()).toMatchTextContent(until);
  const ended = answer("/api/account/devices/this-device/sign-out", done);
  await submit("Sign out: Chrome on Windows").click();
  await expect.poll(() => ended.length).toBe(1);
});

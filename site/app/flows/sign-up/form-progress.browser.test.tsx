import { afterEach, expect, test, vi } from "vitest";
import { field } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";

afterEach(() => vi.restoreAllMocks());

/** The page's reports, in order. */
function reports() {
  const told: Promise<unknown>[] = [];
  vi.spyOn(navigator, "sendBeacon").mockImplementation((address, body) => {
    expect(address).toBe("/form-progress");
    told.push((body as Blob).text().then((text) => JSON.parse(text)));
    return true;
  });
  return () => Promise.all(told);
}

test("a form reports once that it was begun, and the field at which it was left, never what was typed", async () => {
  const told = reports();
  await open("/signup/practice");
  await field("First name").fill("Naledi");
  await field("Last name").fill("Khumalo");
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pagehide"));
  expect(await told()).toEqual([
    { step: "begun", form: "practice" },
    { step: "left", form: "practice", field: "lastname" },
  ]);
});

test("a form that nobody typed into reports nothing, nor one of somebody who wants no tracking", async () => {
  const told = reports();
  await open("/signup/practice");
  window.dispatchEvent(new Event("pagehide"));
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  await field("First name").fill("Naledi");
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  expect(await told()).toEqual([]);
});

import { expect } from "@playwright/test";
import { test } from "../fixtures/kept-test.ts";

test("where it is not configured, no page has the counting script", async ({ request }) => {
  const page = await (await request.get("/practice")).text();
  expect(page).not.toContain("sendBeacon");
});

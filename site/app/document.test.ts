import { stat } from "node:fs/promises";
import { colours } from "@frontdoor/brand/colours.ts";
import { expect, test } from "vitest";
import { documentOf, groundOf } from "./document.ts";

test.each(["", "patient", "practice", "academic"] as const)(
  "a browser paints its own frame as the ground of the context %j, by day and by night",
  (audience) => {
    for (const theme of ["light", "dark"] as const) {
      expect(groundOf(audience, theme)).toBe(colours(audience || "patient", theme).ground);
    }
  },
);

test("a document of a variant knows the query that it is built for", () => {
  expect(documentOf("/verifyEmail?role=HOD").page.address).toBe("/verifyEmail?role=HOD");
  expect(documentOf("/login/practice/").path).toBe("/login/practice");
  expect(() => documentOf("/nothing")).toThrow("/nothing");
});

test("[S7.098] a page of the brochure is counted by its route (Q012)", () => {
  expect(documentOf("/").countedAs).toBe("home");
  expect(documentOf("/practice").countedAs).toBe("pages/practice/practice.route");
});

test.each([
  "/passwordreset/:context/:hash",
  "/requestremoval/:token",
  "/verifyEmail",
  "/login",
  "/signup",
  "/register",
  "/forgotpassword",
  "/forgotusername",
])("[SEC-F11] nothing is counted on the account screen %s (Q012)", (path) => {
  expect(documentOf(path).countedAs).toBeUndefined();
});

test("each typeface gets through in the first round trip of three (docs/decisions/0018)", async () => {
  for (const name of ["bricolage-grotesque", "atkinson-hyperlegible-next"]) {
    const { size } = await stat(new URL(`fonts/${name}.woff2`, import.meta.url));
    expect(size, name).toBeLessThanOrEqual(9_750);
  }
});

import { expect, test } from "vitest";
import { roleName } from "./role-name.ts";

test("a role has the name that people use; a kind of user that a product has made up is shown as it is", () => {
  expect(roleName("HCP")).toBe("Health professional");
  for (const own of ["RECEPTION", "__proto__", "constructor"]) expect(roleName(own)).toBe(own);
});

import { expect, test } from "vitest";
import { academicFields } from "./academic/sign-up-fields.ts";
import { practiceFields } from "./practice/sign-up-fields.ts";

test("both sign-ups say what an HPCSA number looks like and where it is found", () => {
  for (const { hint } of [academicFields.hpcsaNumber, practiceFields["hcp.hpcsaNumber"]]) {
    expect(hint).toMatch(/MP0\d{6}.* card/);
  }
});

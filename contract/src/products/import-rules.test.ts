import { expect, test } from "vitest";
import { whoIsImported } from "./import-rules.ts";

test("a row of no product, or of no role, is told what to write there", () => {
  expect(whoIsImported({ realm: "clinic" })).toEqual({ realm: "Write practice or academic." });
  expect(whoIsImported({ realm: "academic", type: "KING" })).toEqual({
    type: "Write one of HCP, TRAINEE, SUPERVISOR, HOD.",
  });
});

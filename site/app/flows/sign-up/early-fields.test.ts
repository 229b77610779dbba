import { expect, test } from "vitest";
import { earlyFields } from "./early-fields.ts";

test("what was entered before hydration is what differs from an untouched form", () => {
  const untouched = {
    firstname: "",
    lastname: "",
    identityType: "IDDOC",
    usernameType: "CUSTOM",
    termsAccepted: false,
    confirmed: false,
    chosen: null,
  };
  const entered = new FormData();
  entered.set("firstname", "Lerato");
  entered.set("lastname", "");
  entered.set("identityType", "IDDOC");
  entered.set("usernameType", "EMAIL");
  entered.set("termsAccepted", "on");
  entered.set("chosen", "x");
  entered.set("product", "practice");
  expect(earlyFields(entered, untouched)).toEqual({
    firstname: "Lerato",
    usernameType: "EMAIL",
    termsAccepted: true,
  });
});

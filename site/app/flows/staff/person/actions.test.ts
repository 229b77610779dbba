import type { ShownAccount } from "@frontdoor/contract/products/accounts.ts";
import { expect, test } from "vitest";
import { foundAccount, shownAccount } from "../../../../test/console-accounts.ts";
import { actionsFor } from "./actions.ts";

const namesFor = (status: ShownAccount["status"], twoStep: boolean) => {
  const account = { ...shownAccount, status, twoStep };
  const actions = actionsFor({ ...foundAccount, status, account }, () => true);
  return actions.map(({ name }) => name);
};

test("two-step verification is ended where it is on, also of a suspended account", () => {
  expect(namesFor("active", false)).not.toContain("step");
  expect(namesFor("active", true)).toEqual(expect.arrayContaining(["code", "step"]));
  expect(namesFor("suspended", true)).toContain("step");
  expect(namesFor("suspended", true)).not.toContain("code");
});

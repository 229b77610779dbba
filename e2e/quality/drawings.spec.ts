import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import { expect } from "@playwright/test";
import { test } from "../fixtures/test.ts";

const account = ["/login", "/login/practice", "/signup/practice", "/forgotpassword"];

/** How a button looks of itself. */
const withoutRules = new Set(["button--primary", "button--medium"]);

test("every class that a page names has a rule in the style sheet", async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const [, address = ""] = /rel="stylesheet" href="([^"]*)"/.exec(await textOf("/")) ?? [];
  const rules = new Set((await textOf(address)).match(/(?<=\.)[a-z][\w-]*/gi));
  for (const path of [...brochurePages, ...account]) {
    const named = (await textOf(path)).match(/(?<= class=")[^"]*/g) ?? [];
    const classes = new Set(named.flatMap((names) => names.split(" ")));
    expect(classes.size).toBeGreaterThan(10);
    expect([...classes.difference(rules).difference(withoutRules)], path).toEqual([]);
  }
});

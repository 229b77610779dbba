import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import { expect } from "@playwright/test";
import { test } from "../fixtures/kept-test.ts";

const account = ["/login", "/login/practice", "/signup/practice", "/forgotpassword"];

/** The defaults of buttons and dialogs, which need no rules. */
const withoutRules = new Set(["button--primary", "button--medium", "modal--md"]);

test("every class that a page uses has a rule in its style sheet", async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  for (const path of [...brochurePages, ...account]) {
    const html = await textOf(path);
    const [, sheet = ""] = /rel="stylesheet" href="([^"]*)"/.exec(html) ?? [];
    const rules = new Set((await textOf(sheet)).match(/(?<=\.)[a-z][\w-]*/gi));
    const named = html.match(/(?<= class=")[^"]*/g) ?? [];
    const classes = new Set(named.flatMap((names) => names.split(" ")));
    expect(classes.size).toBeGreaterThan(10);
    expect([...classes.difference(rules).difference(withoutRules)], path).toEqual([]);
  }
});

import { type Failure, failingForms, useWithout } from "../fixtures/failing-scripts.ts";
import { test } from "../fixtures/test.ts";

/** Scripts of each kind (a form's own, the framework, a part of a form) with both kinds of failure. */
const cover: [path: string, script: string, failure: Failure][] = [
  ["/login/practice", "login.route", "throws"],
  ["/login/practice", "login.calls", "does not come"],
  ["/forgotusername", "framework", "does not come"],
  ["/signup/practice", "identity-section", "throws"],
];

for (const [path, script, failure] of cover) {
  test(`the form of ${path} gets its response when ${script} ${failure}`, async ({
    page,
    watch,
  }) => {
    watch.allow(/./);
    const form = failingForms.find((each) => each.path === path);
    if (form === undefined) throw new Error(`There is no form of ${path}.`);
    await useWithout(page, form, { failing: new RegExp(`/assets/${script}\\.`), failure });
  });
}

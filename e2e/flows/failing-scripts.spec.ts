import { type Failure, failingForms, useWithout } from "../fixtures/failing-scripts.ts";
import { test } from "../fixtures/test.ts";

/** The framework and a part of a form, with both kinds of failure; a form's own: `navigation.spec.ts`. */
const cover: [path: string, script: string, failure: Failure][] = [
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

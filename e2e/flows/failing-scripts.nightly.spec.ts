import { failingForms, failures, scriptsOf, useWithout } from "../fixtures/failing-scripts.ts";
import { test } from "../fixtures/test.ts";

for (const form of failingForms) {
  for (const failure of failures) {
    test(`the form of ${form.path} gets its response whichever of its scripts ${failure}`, async ({
      page,
      watch,
    }) => {
      watch.allow(/./);
      const scripts = await scriptsOf(page, form);
      for (const failing of scripts) {
        await test.step(failing, () => useWithout(page, form, { failing, failure }));
      }
    });
  }
}

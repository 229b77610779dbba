import type { CSSOptions } from "vite";
import { computedRules } from "../../scripts/computed-rules.ts";

/**
 * The browsers that the sheets are written for; older ones show them nearly as well. Phones that their makers leave
 * behind stay with such a browser: Android 5 with Chrome 95, iPhones of 2015 with Safari 15.
 */
export const cssTarget = ["chrome95", "safari15.4", "firefox115"];

export const css: CSSOptions = {
  postcss: { plugins: [computedRules] },
  // Keeps the colours as they are written: the compiler would prepare for `light-dark()` as well.
  lightningcss: { exclude: 1_048_576 },
};

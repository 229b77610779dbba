/**
 * The browsers that the sheets are written for; older ones show them nearly as well. Phones that their makers leave
 * behind stay with such a browser: Android 5 with Chrome 95, iPhones of 2015 with Safari 15.
 */
export const cssTarget = ["chrome95", "safari15.4", "firefox115"];

/** Keeps the colours as they are written: the compiler would prepare for `light-dark()` as well. */
export const css = { lightningcss: { exclude: 1_048_576 } };

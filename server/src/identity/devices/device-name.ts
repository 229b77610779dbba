import type { BrowserName, DeviceName, SystemName } from "@frontdoor/contract/account/logins.ts";

/** The first match counts, because most browsers name several others before themselves. */
const browsers: readonly [RegExp, BrowserName][] = [
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(OPR|OPT|OPX)\//, "Opera"],
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly [RegExp, SystemName][] = [
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** The browser and system of a user agent, by names that people know; without version and model. */
export function deviceName(userAgent: string): DeviceName {
  return { browser: firstOf(browsers, userAgent), system: firstOf(systems, userAgent) };
}

function firstOf<Name>(names: readonly [RegExp, Name][], userAgent: string): Name | "other" {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "other";
}

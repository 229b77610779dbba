/** How somebody proved who they are when they logged in. */
export const loginWays = [
  "password",
  "password-and-code",
  "password-and-recovery-code",
  "passkey",
] as const;
export type LoginWay = (typeof loginWays)[number];

/** The same of a proof on account settings: a code alone is one, behind a login that had no password. */
export type SessionWay = LoginWay | "code" | "recovery-code";

/** What a browser says that it is, in words that a person knows; never more, for nobody needs to be told apart. */
export const browserNames = [
  "Chrome",
  "Edge",
  "Firefox",
  "Opera",
  "Safari",
  "Samsung Internet",
  "other",
] as const;
export const systemNames = [
  "Android",
  "ChromeOS",
  "iPad",
  "iPhone",
  "Linux",
  "Mac",
  "Windows",
  "other",
] as const;
export type BrowserName = (typeof browserNames)[number];
export type SystemName = (typeof systemNames)[number];
export interface DeviceName {
  browser: BrowserName;
  system: SystemName;
}

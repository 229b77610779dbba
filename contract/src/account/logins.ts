/** How somebody authenticated when they logged in. */
export const loginWays = [
  "password",
  "password-and-code",
  "password-and-recovery-code",
  "passkey",
] as const;
export type LoginWay = (typeof loginWays)[number];

/** The same for a reauthentication in account settings: a code alone is enough where the login had no password. */
export type SessionWay = LoginWay | "code" | "recovery-code";

/** A browser's own name, in words that a person knows; nothing more precise, so that it identifies nobody. */
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

import { type FormProgress, formProgressPath } from "@frontdoor/contract/form-progress.ts";

/**
 * Reports to our own server how far a person got in a sign-up form; it counts per day. Sends nothing under Global
 * Privacy Control.
 */
export function reportFormProgress(report: FormProgress): void {
  if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon(formProgressPath, body);
}

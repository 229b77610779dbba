import { type FormProgress, formProgressPath } from "@frontdoor/contract/form-progress.ts";

/**
 * Reports how far somebody came with a sign-up form to our own server, which counts it for the day. Nothing leaves
 * against the person's Global Privacy Control.
 */
export function reportFormProgress(report: FormProgress): void {
  if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon(formProgressPath, body);
}

import type { DeviceName, SystemName } from "@frontdoor/contract/account/logins.ts";
import { accountDevicesWords } from "@frontdoor/words/account-devices.ts";
import { fill } from "@frontdoor/words/text/fill.ts";

const words = accountDevicesWords.device;
const pictures = {
  Android: "tablet",
  ChromeOS: "computer",
  iPad: "tablet",
  iPhone: "tablet",
  Linux: "computer",
  Mac: "computer",
  Windows: "computer",
  other: "computer",
} as const satisfies Record<SystemName, "tablet" | "computer">;

/** The name of a device: "Chrome on Windows". */
export function nameOfDevice({ browser, system }: DeviceName): string {
  if (browser === "other" && system === "other") return words.unknown;
  if (browser === "other") return fill(words.system, { system });
  if (system === "other") return fill(words.browser, { browser });
  return fill(words.known, { browser, system });
}

export function pictureOfDevice({ system }: DeviceName): "tablet" | "computer" {
  return pictures[system];
}

import type { InteractionResults } from "oidc-provider";
import { deviceHash } from "../../../identity/devices/device.ts";

/** How a result names the device that somebody logged in with: by the hash that stands beside its logins. */
export function namedDevice(deviceId: string | null): { device?: string } {
  return deviceId === null ? {} : { device: deviceHash(deviceId).toString("base64url") };
}

/** The hash of the device that a login was made with; null where none is known. */
export function deviceOfResult(result: InteractionResults | undefined): Buffer | null {
  const device = result?.device;
  return typeof device === "string" ? Buffer.from(device, "base64url") : null;
}

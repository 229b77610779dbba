import type { OwnConsole, StaffWay } from "@frontdoor/contract/staff/session.ts";
import { enqueueForStaff } from "../../../directory/staff/console-jobs.ts";
import { type ConsoleMember, noteLogin } from "../../../directory/staff/console-login-store.ts";
import { isKnownDevice, rememberDevice } from "../../../identity/devices/device.ts";
import { deviceName } from "../../../identity/devices/device-name.ts";
import { countedAddress } from "../../../identity/lockout/staff-address.ts";
import { openConsoleSession } from "../../../identity/sessions/console-sessions.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { atOnce } from "../../../platform/outbox/outbox.ts";
import type { Services } from "../../../process/services.ts";
import { ownConsole } from "../session/session.service.ts";
import { recordAtConsole } from "./console-events.ts";

/**
 * Completes a login in the transaction of its last step: session, browser, audit, and a mail where nobody logged in
 * with this browser before.
 */
export async function completeConsoleLogin(
  tx: Transaction,
  deps: Services,
  { staff }: Pick<ConsoleMember, "staff">,
  { way, context }: { way: StaffWay; context: CallContext },
): Promise<OwnConsole> {
  const browserName = deviceName(context.userAgent);
  const now = deps.clock();
  const name = countedAddress(deps.keys, staff.email);
  const isKnown = await isKnownDevice(tx, { ...name, deviceId: context.deviceId });
  const deviceId = context.keepDevice(isKnown);
  const device = { realm: name.realm, usernameIndex: name.usernameIndexes[0], deviceId };
  await rememberDevice(tx, device, now);
  await noteLogin(tx, staff.id, now);
  const { cookie, session } = await openConsoleSession(tx, deps, {
    staffId: staff.id,
    deviceId,
    name: browserName,
    way,
  });
  context.keepStaffSession(cookie);
  deps.metrics.logins.inc({ realm: "staff", outcome: "success" });
  const event = { kind: "staff-logged-in", by: staff.id, details: { way, isKnown } };
  await recordAtConsole(tx, deps, context, event);
  if (!isKnown) {
    const payload = { staffId: staff.id, ...browserName };
    const kind = "staff.new-browser-mail";
    await enqueueForStaff(tx, { ...atOnce(deps.clock), kind, payload });
  }
  return ownConsole(tx, deps, { session, staff });
}

import { hash } from "node:crypto";
import type { Realm } from "@frontdoor/contract/products.ts";
import type { Db, Transaction } from "../../mechanisms/database/database.ts";

interface DeviceOf {
  realm: Realm | "staff";
  /** As `usernameIndexes` gives them. */
  usernameIndexes: readonly string[];
  /** The id in the cookie, without its seal. */
  deviceId: string;
}

/** Whether this username has logged in with this device before. */
export async function isKnownDevice(db: Db, { realm, usernameIndexes, deviceId }: DeviceOf) {
  const row = await db
    .selectFrom("known_devices")
    .select("realm")
    .where("realm", "=", realm)
    .where("username_index", "in", [...usernameIndexes])
    .where("device_hash", "=", deviceHash(deviceId))
    .executeTakeFirst();
  return row !== undefined;
}

/** A device that logs in again on the same day leaves no row to be rewritten and indexed anew. */
const rewrittenAfterHours = 24;

/** Makes a device known at a successful login, or keeps it known: a day more or less of 400 tells nothing. */
export async function rememberDevice(
  tx: Transaction,
  {
    realm,
    usernameIndex,
    deviceId,
  }: { realm: Realm | "staff"; usernameIndex: string; deviceId: string },
  now: Date,
): Promise<void> {
  const rewrittenBefore = new Date(now.getTime() - rewrittenAfterHours * 3_600_000);
  await tx
    .insertInto("known_devices")
    .values({
      realm,
      username_index: usernameIndex,
      device_hash: deviceHash(deviceId),
      last_used_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["realm", "username_index", "device_hash"])
        .doUpdateSet({ last_used_at: now })
        .where("known_devices.last_used_at", "<=", rewrittenBefore),
    )
    .execute();
}

/** Lets no device be known to a username any more. */
export async function forgetDevices(
  tx: Transaction,
  { realm, usernameIndexes }: Omit<DeviceOf, "deviceId">,
): Promise<void> {
  await tx
    .deleteFrom("known_devices")
    .where("realm", "=", realm)
    .where("username_index", "in", [...usernameIndexes])
    .execute();
}

/** Lets the devices of a username be known to another one, which its owner has from now on. */
export async function moveDevices(
  tx: Transaction,
  { realm, usernameIndexes }: Omit<DeviceOf, "deviceId">,
  usernameIndex: string,
): Promise<void> {
  const devices = await tx
    .deleteFrom("known_devices")
    .where("realm", "=", realm)
    .where("username_index", "in", [...usernameIndexes])
    .returning(["device_hash", "last_used_at"])
    .execute();
  for (const device of devices) {
    await tx
      .insertInto("known_devices")
      .values({ ...device, realm, username_index: usernameIndex })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export function deviceHash(deviceId: string): Buffer {
  return hash("sha256", deviceId, "buffer");
}

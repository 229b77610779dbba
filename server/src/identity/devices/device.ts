import { hash } from "node:crypto";
import type { Realm } from "@frontdoor/contract/products.ts";
import type { QueryCreator } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";

interface Name {
  realm: Realm | "staff";
  /** As `usernameIndexes` gives them. */
  usernameIndexes: readonly string[];
}

/** Whether this username has logged in with this device before; false without a device. */
export async function isKnownDevice(
  db: Db,
  { realm, usernameIndexes, deviceId }: Name & { deviceId: string | null },
): Promise<boolean> {
  if (deviceId === null) return false;
  const row = await db
    .selectFrom("known_devices")
    .select("realm")
    .where("realm", "=", realm)
    .where("username_index", "in", [...usernameIndexes])
    .where("device_hash", "=", deviceHash(deviceId))
    .executeTakeFirst();
  return row !== undefined;
}

/** A device that logs in again on the same day is not written again, which saves the index. */
const rewrittenAfterHours = 24;

interface NamedDevice {
  realm: Realm | "staff";
  /** The first index of `usernameIndexes`. */
  usernameIndex: string;
  /** The id in the cookie, without its signature. */
  deviceId: string;
}

/**
 * Makes a device known at a successful login, or keeps it known. Of the 400 days a day more or less does not matter.
 */
export async function rememberDevice(
  tx: Transaction,
  device: NamedDevice,
  now: Date,
): Promise<void> {
  await rememberingDevice(tx, device, now).execute();
}

/** As `rememberDevice`, to be part of a statement. */
export function rememberingDevice(
  db: QueryCreator<Tables>,
  { realm, usernameIndex, deviceId }: NamedDevice,
  now: Date,
) {
  const rewrittenBefore = new Date(now.getTime() - rewrittenAfterHours * 3_600_000);
  return db
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
    );
}

/** Forgets every known device of a username. */
export async function forgetDevices(
  tx: Transaction,
  { realm, usernameIndexes }: Name,
): Promise<void> {
  await tx
    .deleteFrom("known_devices")
    .where("realm", "=", realm)
    .where("username_index", "in", [...usernameIndexes])
    .execute();
}

/** Moves the known devices of a username to its owner's new one. */
export async function moveDevices(
  tx: Transaction,
  { realm, usernameIndexes }: Name,
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

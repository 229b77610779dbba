import { createHash, randomBytes } from "node:crypto";
import type { Db, Transaction } from "../database/database.ts";
import type { Realm } from "../realm.ts";

/** The name of the cookie that tells a known device (SECURITY.md 1.5); plain http cannot carry the prefix. */
export function deviceCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-fd" : "fd";
}

/** 256 random bits in base64url, 43 characters. */
export function newDeviceId(): string {
  return randomBytes(32).toString("base64url");
}

interface DeviceOf {
  realm: Realm;
  /** As `usernameIndexes` gives them. */
  usernameIndexes: readonly string[];
  /** The cookie's value. */
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

/** Written on every successful login. */
export async function rememberDevice(
  tx: Transaction,
  { realm, usernameIndex, deviceId }: { realm: Realm; usernameIndex: string; deviceId: string },
  now: Date,
): Promise<void> {
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
        .doUpdateSet({ last_used_at: now }),
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

export function deviceHash(deviceId: string): Buffer {
  return createHash("sha256").update(deviceId).digest();
}

import { rememberedDeviceDays } from "@frontdoor/contract/account/account-page.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { deviceHash } from "../devices/device.ts";

interface DeviceOf {
  accountId: string;
  deviceId: string;
}

/** Asks no code of this account on this device for 30 days. */
export async function rememberTwoStep(
  tx: Transaction,
  { accountId, deviceId }: DeviceOf,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + rememberedDeviceDays * 86_400_000);
  await tx
    .insertInto("remembered_devices")
    .values({ account_id: accountId, device_hash: deviceHash(deviceId), expires_at })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "device_hash"]).doUpdateSet({ expires_at }),
    )
    .execute();
}

/** Until when each remembered device is asked for no code; without expired ones. */
export function rememberedDevicesOf(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom("remembered_devices")
    .select(["device_hash", "expires_at"])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .execute();
}

/** Until when this account is asked for no code on this device; null where it is asked for one. */
export async function rememberedUntil(
  db: Db,
  { accountId, deviceId }: { accountId: string; deviceId: string | null },
  now: Date,
): Promise<Date | null> {
  if (deviceId === null) return null;
  const device = await db
    .selectFrom("remembered_devices")
    .select("expires_at")
    .where("account_id", "=", accountId)
    .where("device_hash", "=", deviceHash(deviceId))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return device?.expires_at ?? null;
}

/** Forgets every remembered device, so that each is asked for a code again. */
export async function forgetRememberedDevices(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom("remembered_devices").where("account_id", "=", accountId).execute();
}

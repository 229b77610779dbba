import type { DeviceName, LoginWay } from "@frontdoor/contract/account/logins.ts";
import { type QueryCreator, type Selectable, sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { newId } from "../../platform/ids.ts";
import { currentLoginNetwork } from "../../platform/tracing/trace-context.ts";
import { deviceHash as hashOfDevice } from "./device.ts";
import type { LoginDeviceTables } from "./device-tables.ts";

type LoginDevice = Selectable<LoginDeviceTables["login_devices"]>;

interface ListedLogin {
  accountId: string;
  deviceId: string;
  name: DeviceName;
  way: LoginWay;
}

/** Stores the device of a login by its browser and system; nothing without the account. */
export async function noteLogin(
  tx: Transaction,
  { clock }: { clock: Clock },
  login: ListedLogin,
): Promise<void> {
  await notingLogin(tx, clock, login).execute();
}

/** As `noteLogin`, to be part of a statement. */
export function notingLogin(db: QueryCreator<Tables>, clock: Clock, login: ListedLogin) {
  const seen = {
    ...login.name,
    way: login.way,
    last_login_at: clock(),
    network: currentLoginNetwork(),
  };
  return db
    .insertInto("login_devices")
    .columns([
      "id",
      "account_id",
      "device_hash",
      "browser",
      "system",
      "way",
      "last_login_at",
      "network",
    ])
    .expression((from) =>
      from
        .selectFrom("accounts")
        .select((column) => [
          sql<string>`${newId(clock)}::uuid`.as("id"),
          "accounts.id as account_id",
          sql<Buffer>`${hashOfDevice(login.deviceId)}::bytea`.as("device_hash"),
          column.val(seen.browser).as("browser"),
          column.val(seen.system).as("system"),
          column.val(seen.way).as("way"),
          sql<Date>`${seen.last_login_at}::timestamptz`.as("last_login_at"),
          sql<string | null>`${seen.network}::text`.as("network"),
        ])
        .where("accounts.id", "=", login.accountId),
    )
    .onConflict((conflict) => conflict.columns(["account_id", "device_hash"]).doUpdateSet(seen));
}

/** The devices that somebody logged in with, the latest first. */
export function loginDevicesOf(db: Db, accountId: string): Promise<LoginDevice[]> {
  return db
    .selectFrom("login_devices")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("last_login_at", "desc")
    .execute();
}

/** Removes every device but one from the list, because every login on the others has ended. */
export async function unlistOtherDevices(
  tx: Transaction,
  { accountId, deviceHash }: { accountId: string; deviceHash: Buffer },
): Promise<void> {
  await tx
    .deleteFrom("login_devices")
    .where("account_id", "=", accountId)
    .where("device_hash", "!=", deviceHash)
    .execute();
}

import type { Db, Transaction } from "./database.ts";

const named = (db: Db, name: string) =>
  db.selectFrom("settings").select("value").where("name", "=", name);

/** The value of a setting; undefined where it has none. */
export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  return (await named(db, name).executeTakeFirst())?.value;
}

/** The same, with its row locked until the transaction ends. */
export async function holdSetting(tx: Transaction, name: string): Promise<string | undefined> {
  return (await named(tx, name).forUpdate().executeTakeFirst())?.value;
}

/** Stores a value, replacing any other. */
export async function keepSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/**
 * Stores a value for a setting that has none.
 * @returns whether it had none
 */
export async function addSetting(db: Db, name: string, value: string): Promise<boolean> {
  const added = await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  return added !== undefined;
}

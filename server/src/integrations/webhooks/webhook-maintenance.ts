import { productEventDays } from "@frontdoor/contract/products/events.ts";
import type { Db } from "../../platform/database/database.ts";
import { daySeconds, deletion, hourSeconds, olderThan } from "../../platform/deletion.ts";
import { decrypt, encrypt, isEncryptedWithPreviousKey } from "../../platform/encryption.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import type { MaintenanceJob } from "../../platform/scheduler.ts";
import type { Webhook } from "./webhook-store.ts";

/** Forgets secrets that sign no more, a day after the rotation. */
export const forgetPreviousSecrets: MaintenanceJob = {
  name: "forget-previous-secrets",
  everySeconds: hourSeconds,
  async run({ kysely }, now) {
    const { numUpdatedRows } = await kysely
      .updateTable("webhooks")
      .set({ previous_key_sealed: null, previous_key_until: null })
      .where("previous_key_until", "<=", now)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
};

/** Forgets a webhook when the last event that went to it is forgotten. */
export const removeEndedWebhooks = deletion(
  "remove-ended-webhooks",
  "webhooks",
  olderThan("ended_at", productEventDays * daySeconds),
  daySeconds,
);

/** While a previous master key is given: encrypts every secret that signs with the current one (SEC-H18). */
export function reencryptSecrets(keys: Keys): MaintenanceJob {
  return {
    name: "re-encrypt-webhook-secrets",
    everySeconds: hourSeconds,
    async run({ kysely }) {
      if (keys.previous === undefined) return 0;
      const webhooks = await kysely
        .selectFrom("webhooks")
        .selectAll()
        .where("ended_at", "is", null)
        .execute();
      const changed = await Promise.all(
        webhooks.map((webhook) => reencrypt(kysely, keys, webhook)),
      );
      return changed.filter(Boolean).length;
    },
  };
}

/** A webhook that was rotated, ended or forgot a secret meanwhile stays as it is now: its turn comes again. */
async function reencrypt(db: Db, keys: Keys, webhook: Webhook): Promise<boolean> {
  const { id, key_sealed, previous_key_sealed } = webhook;
  const again = (encrypted: string | null) =>
    encrypted !== null && isEncryptedWithPreviousKey(keys, encrypted)
      ? encrypt(keys, decrypt(keys, encrypted, id), id)
      : encrypted;
  const next = { key_sealed: again(key_sealed), previous_key_sealed: again(previous_key_sealed) };
  if (next.key_sealed === key_sealed && next.previous_key_sealed === previous_key_sealed) {
    return false;
  }
  const { numUpdatedRows } = await db
    .updateTable("webhooks")
    .set(next)
    .where("id", "=", id)
    .where("key_sealed", "=", key_sealed)
    .where("previous_key_sealed", "is not distinct from", previous_key_sealed)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

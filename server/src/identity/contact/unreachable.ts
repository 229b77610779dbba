import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { sql } from "kysely";
import { audit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { isId } from "../../platform/ids.ts";
import { channelOf } from "../../platform/outbox/channels.ts";
import { hashOfRecipient } from "../../platform/outbox/sent-fields.ts";
import type { EndedMessage } from "../../platform/receipts/receipt-store.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { ownerOfMessage } from "./message-owner.ts";

/** Reasons that concern the address itself, not one message. */
const lasting: readonly UndeliveredReason[] = ["no-such-address", "spam-report"];

/**
 * Marks the addresses and numbers of accounts at which messages permanently fail, and removes the mark once one arrives.
 * A message to an address that is no longer the account's changes nothing.
 */
export async function noteReachability(
  tx: Transaction,
  deps: { clock: Clock },
  messages: readonly EndedMessage[],
): Promise<void> {
  await unmarkArrived(tx, messages);
  const marks: Mark[] = [];
  for (const message of messages) marks.push(...(await marksIn(tx, message)));
  // In one order, so that callbacks about the same people wait for each other and none fails.
  marks.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const mark of marks) await markUnreachable(tx, deps, mark);
  // Messages that arrived later may be in the same batch.
  if (marks.length > 0) await unmarkArrived(tx, messages);
}

/** Looks up marks by address only: most messages arrive, and most addresses have no mark. */
async function unmarkArrived(tx: Transaction, messages: readonly EndedMessage[]): Promise<void> {
  const arrived = messages.flatMap(({ kind, recipient_hash: hash, receipt }) => {
    const isDelivered = receipt.outcome === "delivered" && hash !== null;
    return isDelivered ? [{ channel: channelOf(kind), hash, at: receipt.endedAt }] : [];
  });
  if (arrived.length === 0) return;
  await sql`
    delete from unreachable_addresses using unnest(
      ${arrived.map(({ hash }) => hash.toString("hex"))}::text[],
      ${arrived.map(({ channel }) => channel)}::text[],
      ${arrived.map(({ at }) => at)}::timestamptz[]
    ) as arrived (hash, channel, at)
    where unreachable_addresses.address_hash = decode(arrived.hash, 'hex')
      and unreachable_addresses.channel = arrived.channel
      and unreachable_addresses.since < arrived.at
  `.execute(tx);
}

/** An address of an account at which nothing arrives for good. */
interface Mark {
  account: Account;
  channel: "mail" | "sms";
  hash: Buffer;
  because: UndeliveredReason;
  since: Date;
}

const keyOf = ({ account, channel }: Mark) => account.id + channel;

/** The marks that a failed message sets; none if it failed for another reason than the address. */
async function marksIn(
  tx: Transaction,
  { kind, payload, recipient_hash: hash, receipt }: EndedMessage,
): Promise<Mark[]> {
  const { because, endedAt: since } = receipt;
  if (because === null || !lasting.includes(because)) return [];
  const channel = channelOf(kind);
  if (hash === null || (channel !== "mail" && channel !== "sms")) return [];
  const account = await accountOf(tx, payload);
  if (account?.status !== "active" || !addressOf(account, channel).equals(hash)) return [];
  return [{ account, channel, hash, because, since }];
}

async function markUnreachable(
  tx: Transaction,
  deps: { clock: Clock },
  { account, channel, hash, because, since }: Mark,
): Promise<void> {
  const { numInsertedOrUpdatedRows: marked } = await tx
    .insertInto("unreachable_addresses")
    .values({ account_id: account.id, channel, address_hash: hash, because, since })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "channel"])
        .doUpdateSet({ address_hash: hash, because, since, told_at: null })
        .where("unreachable_addresses.address_hash", "!=", hash),
    )
    .executeTakeFirst();
  if (marked === 1n) {
    await audit(tx, deps, {
      kind: "address-unreachable",
      actor: "system",
      subjectId: account.id,
      realm: account.realm,
      details: { through: channel, because },
    });
  }
}

/** Since when messages to an account's address and number fail; null where none is known to fail. */
export async function unreachableOf(db: Db, account: Account) {
  const rows = await db
    .selectFrom("unreachable_addresses")
    .select(["channel", "address_hash", "because", "since"])
    .where("account_id", "=", account.id)
    .execute();
  const markOf = (channel: "mail" | "sms", verifiedAt: Date | null) => {
    const row = rows.find((each) => each.channel === channel);
    // The address was verified after that, so a message arrived.
    const holds =
      row !== undefined &&
      addressOf(account, channel).equals(row.address_hash) &&
      (verifiedAt === null || verifiedAt < row.since);
    return holds ? { since: row.since.toISOString(), because: row.because } : null;
  };
  return {
    mail: markOf("mail", account.email_proven_at),
    sms: markOf("sms", account.number_confirmed_at),
  };
}

/** Whether an account bears a mark that its owner has not been told of, as part of a statement. */
export const havingUntoldMark = (accountId: string) => sql<boolean>`exists (
  select from unreachable_addresses where account_id = ${accountId} and told_at is null
)`;

/**
 * Whether to tell a person who has just logged in that an address or number of theirs is unreachable: once for each,
 * and not if it was changed since.
 */
export async function isToBeTold(
  tx: Transaction,
  { clock }: { clock: Clock },
  accountId: string,
): Promise<boolean> {
  const told = await tx
    .updateTable("unreachable_addresses")
    .set({ told_at: clock() })
    .where("account_id", "=", accountId)
    .where("told_at", "is", null)
    .returning("channel")
    .execute();
  const account = told.length === 0 ? undefined : await findAccountById(tx, accountId);
  if (account === undefined) return false;
  const marks = await unreachableOf(tx, account);
  return told.some(({ channel }) => marks[channel] !== null);
}

const addressOf = (account: Account, channel: "mail" | "sms") =>
  hashOfRecipient(channel === "mail" ? account.email : account.cell_number);

async function accountOf(tx: Transaction, payload: unknown): Promise<Account | undefined> {
  const named = (name: string) => {
    const value = Reflect.get(Object(payload), name);
    return typeof value === "string" && isId(value) ? value : null;
  };
  const list = Reflect.get(Object(payload), "accountIds");
  const only = Array.isArray(list) && list.length === 1 ? String(list[0]) : null;
  const id = await ownerOfMessage(tx, {
    account_id: named("accountId") ?? (only !== null && isId(only) ? only : null),
    token_id: named("tokenId"),
    code_id: named("codeId"),
  });
  return id === null ? undefined : findAccountById(tx, id);
}

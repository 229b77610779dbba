import type { Clock } from "../clock.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { MessageIds, Receipt } from "./receipt.ts";
import {
  applyReceipts,
  type EndedMessage,
  keepEarly,
  knownOf,
  nameOf,
  takeEarly,
} from "./receipt-store.ts";

export interface ReceiptDeps {
  database: Database;
  clock: Clock;
  /** Called with the messages' final states, in the transaction that records them. */
  onEnded: (tx: Transaction, messages: readonly EndedMessage[]) => Promise<void>;
}

/**
 * A commit for each would cost more than the receipts; with the embedded engine a login waits for one such transaction.
 */
const inOneTransaction = 200;

/**
 * `written`: it was news; `known`: it came before, or says less; `early`: no message of it is known; `dropped`: too
 * many are.
 */
export type ReceiptResult = "written" | "known" | "early" | "dropped";

/**
 * Records receipts of one provider. A receipt can arrive before its message is recorded as handed over. So receipts are
 * stored first and then matched, and a hand-over is recorded first and then matched: one of the two finds the other.
 * @returns what became of each
 */
export async function recordReceipts(
  deps: ReceiptDeps,
  provider: string,
  receipts: readonly Receipt[],
): Promise<ReceiptResult[]> {
  const { kysely } = deps.database;
  if (receipts.length === 0) return [];
  const known = await knownOf(kysely, provider, receipts);
  const results: ReceiptResult[] = [];
  const news = receipts.filter((each) => known.has(nameOf(each)));
  for (let first = 0; first < news.length; first += inOneTransaction) {
    const some = news.slice(first, first + inOneTransaction);
    const written = await kysely.transaction().execute((tx) => write(tx, deps, provider, some));
    results.push(...some.map((_, place) => (place < written ? "written" : "known")));
  }
  const early = receipts.filter((each) => !known.has(nameOf(each)));
  const kept = early.length === 0 ? 0 : await keepEarly(kysely, early, deps.clock());
  const found = kept === 0 ? new Set() : await knownOf(kysely, provider, early);
  for (const [place, receipt] of early.entries()) {
    if (place >= kept) results.push("dropped");
    else if (!found.has(nameOf(receipt))) results.push("early");
    else results.push((await writeEarly(deps, provider, [receipt])) ? "written" : "known");
  }
  return results;
}

/**
 * Records receipts that came before their message was recorded as handed over.
 * @returns whether any of them was new
 */
export function writeEarly(
  deps: ReceiptDeps,
  provider: string,
  messages: readonly MessageIds[],
): Promise<boolean> {
  return deps.database.kysely.transaction().execute(async (tx) => {
    const receipts = await takeEarly(tx, provider, messages);
    return (await write(tx, deps, provider, receipts)) > 0;
  });
}

/** @returns how many of them were new */
async function write(
  tx: Transaction,
  deps: ReceiptDeps,
  provider: string,
  receipts: readonly Receipt[],
): Promise<number> {
  let written = 0;
  for (const round of oneOfEach(receipts)) {
    const ended = await applyReceipts(tx, provider, round);
    if (ended.length > 0) await deps.onEnded(tx, ended);
    written += ended.length;
  }
  return written;
}

/** Splits receipts into rounds with at most one receipt of each message; usually one round. */
function oneOfEach(receipts: readonly Receipt[]): Receipt[][] {
  const groups = [...Map.groupBy(receipts, nameOf).values()];
  const rounds = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((same) => same[round] ?? []));
}

import type { ApprovalState } from "@frontdoor/contract/products/approvals.ts";
import { type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Page } from "../../platform/database/page.ts";
import type { ApprovalInput, StaffTables } from "./staff-tables.ts";

type ApprovalRow = Selectable<StaffTables["approvals"]>;

/** Stores a requested call until a second person decides. */
export async function addApproval(
  tx: Transaction,
  {
    input,
    ...row
  }: Omit<ApprovalRow, "input" | "state" | "decided_by" | "decided_at"> & {
    input: ApprovalInput;
  },
): Promise<void> {
  await tx
    .insertInto("approvals")
    .values({
      ...row,
      input: JSON.stringify(input),
      state: "pending",
      decided_by: null,
      decided_at: null,
    })
    .execute();
}

export function findApproval(db: Db, id: string): Promise<ApprovalRow | undefined> {
  return db.selectFrom("approvals").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest request of a member of staff for the same call. */
export async function findSame(
  db: Db,
  {
    call,
    askedBy,
    input,
    state,
  }: { call: string; askedBy: string; input: ApprovalInput; state: "pending" | "confirmed" },
): Promise<ApprovalRow | undefined> {
  return db
    .selectFrom("approvals")
    .selectAll()
    .where("call", "=", call)
    .where("asked_by", "=", askedBy)
    .where("state", "=", state)
    .where("input", "=", sql<ApprovalInput>`${JSON.stringify(input)}::jsonb`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function stateOf(row: Pick<ApprovalRow, "state" | "expires_at">, now: Date): ApprovalState {
  return row.state === "pending" && row.expires_at <= now ? "expired" : row.state;
}

/**
 * Decides a pending request. @returns false when it is no longer pending: of parallel decisions exactly one gets true
 */
export async function decide(
  tx: Transaction,
  {
    id,
    state,
    by,
    now,
    keepsInput = false,
  }: {
    id: string;
    state: "confirmed" | "refused";
    by: string;
    now: Date;
    /** Whether the input is kept because it is looked up again; it then names no person. */
    keepsInput?: boolean;
  },
): Promise<boolean> {
  const decided = await tx
    .updateTable("approvals")
    .set({ state, decided_by: by, decided_at: now, ...(keepsInput ? {} : { input: null }) })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return decided.numUpdatedRows === 1n;
}

/** Makes a request pending again whose decision, in this transaction, had no effect. */
export async function waitAgain(
  tx: Transaction,
  { id, input }: Pick<ApprovalRow, "id" | "input">,
): Promise<void> {
  await tx
    .updateTable("approvals")
    .set({
      state: "pending",
      decided_by: null,
      decided_at: null,
      input: input && JSON.stringify(input),
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Refuses the waiting requests of a member of staff.
 * @param isLost whether they may no longer ask for a call
 * @returns the ids of the refused requests
 */
export async function refuseAskedBy(
  tx: Transaction,
  { askedBy, by, now }: { askedBy: string; by: string; now: Date },
  isLost: (call: string) => boolean,
): Promise<string[]> {
  const waiting = await tx
    .selectFrom("approvals")
    .select(["id", "call"])
    .where("asked_by", "=", askedBy)
    .where("state", "=", "pending")
    .execute();
  const refused: string[] = [];
  for (const { id, call } of waiting) {
    if (isLost(call) && (await decide(tx, { id, state: "refused", by, now }))) refused.push(id);
  }
  return refused;
}

/** Newest first. */
export function listApprovalRows(
  db: Db,
  now: Date,
  { state, after, limit }: Page & { state?: ApprovalState | undefined },
): Promise<ApprovalRow[]> {
  return db
    .selectFrom("approvals")
    .selectAll()
    .where((row) => {
      if (state === undefined) return row.and([]);
      if (state === "expired")
        return row.and([row("state", "=", "pending"), row("expires_at", "<=", now)]);
      if (state === "pending")
        return row.and([row("state", "=", state), row("expires_at", ">", now)]);
      return row("state", "=", state);
    })
    .where((row) => row.and(after === undefined ? [] : [row("id", "<", after)]))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

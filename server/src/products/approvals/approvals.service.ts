import {
  type Call,
  type Failure,
  type FailureOf,
  fail,
  type Handlers,
  isFailure,
  type Pending,
} from "@frontdoor/contract/call.ts";
import { approvalHours, type confirmApproval } from "@frontdoor/contract/products/approvals.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import { staffIdOf } from "../../mechanisms/audit/actor.ts";
import { audit } from "../../mechanisms/audit/audit.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Database, Transaction } from "../../mechanisms/database/database.ts";
import { newId } from "../../mechanisms/ids.ts";
import { addApproval, decide, findApproval } from "../../records/staff/approval-store.ts";
import { holdStaff } from "../../records/staff/staff-store.ts";
import type { ApprovalInput } from "../../records/staff/staff-tables.ts";
import { hadTwoOwners } from "../../records/staff/two-owners.ts";
import type { KnownCaller, ProductContext } from "../product-context.ts";

export type CallName = keyof ProductCalls;

export interface ApprovalsDeps {
  database: Database;
  clock: Clock;
  config: { twoPerson: boolean };
}

/** What makes the first owners, before there are two who could agree. */
const firstCalls: readonly CallName[] = ["addStaff", "renewStaffKey"];

/** Whether a call waits for a second person: not what makes the first two owners, by the installation's key. */
export async function wantsTwo(
  { database, clock }: Pick<ApprovalsDeps, "database" | "clock">,
  name: CallName,
  caller: KnownCaller,
  { body }: ApprovalInput,
): Promise<boolean> {
  const { secondPerson }: Call = productCalls[name];
  if (secondPerson === undefined || caller.kind === "product") return false;
  if (secondPerson !== true && !secondPerson.wanted(body as never)) return false;
  if (caller.kind !== "installation" || !firstCalls.includes(name)) return true;
  return hadTwoOwners(database.kysely, clock());
}

/** Whether who asked is there and may ask for it. They are held: who ends them at the same time comes before or after. */
async function mayStillAsk(tx: Transaction, askedBy: string, call: string): Promise<boolean> {
  const id = staffIdOf(askedBy);
  const member = id === null ? undefined : await holdStaff(tx, id);
  return member !== undefined && mayCall(member.role, call as CallName);
}

type AnyHandler = (input: ApprovalInput, context: ProductContext) => Promise<unknown>;

/** What one owner asks for and another one decides. */
export function createApprovalsService(deps: ApprovalsDeps) {
  const { clock } = deps;
  const { kysely } = deps.database;
  const record = (tx: Transaction, kind: string, context: ProductContext, approvalId: string) => {
    const details = { approvalId };
    return audit(tx, deps, { kind, actor: context.actor, subjectId: null, realm: null, details });
  };

  return {
    /** Keeps a call until somebody else confirms it. */
    ask: (
      name: CallName,
      input: ApprovalInput & { body?: { reason?: string } },
      context: ProductContext,
    ): Promise<Pending | Failure<"NAMED_OWNER_NEEDED">> =>
      context.once(async (tx): Promise<Pending | Failure<"NAMED_OWNER_NEEDED">> => {
        if (context.caller.kind !== "staff") return fail("NAMED_OWNER_NEEDED");
        const id = newId(clock);
        const now = clock();
        const expiresAt = new Date(now.getTime() + approvalHours * 3_600_000);
        await addApproval(tx, {
          id,
          call: name,
          input,
          reason: input.body?.reason ?? "",
          asked_by: context.actor.who,
          asked_from: context.actor.from,
          asked_at: now,
          expires_at: expiresAt,
        });
        await record(tx, "approval-asked", context, id);
        return { pending: { id, expiresAt: expiresAt.toISOString() } };
      }),

    /** Does what waits, in the transaction in which it ceases to wait: of any number of presses one does it. */
    async confirm(
      id: string,
      context: ProductContext,
      handlers: Handlers<ProductCalls, ProductContext>,
    ): Promise<{ call: string; reply: unknown } | Failure<FailureOf<typeof confirmApproval>>> {
      if (context.caller.kind !== "staff") return fail("NAMED_OWNER_NEEDED");
      const asked = await findApproval(kysely, id);
      if (asked === undefined) return fail("APPROVAL_UNKNOWN");
      const { asked_by: askedBy, asked_from: from, input, call } = asked;
      if (askedBy === context.actor.who) return fail("APPROVAL_OWN");
      const once: ProductContext["once"] = (effect) =>
        context.once(async (tx, leaveNoReply) => {
          const decision = { id, state: "confirmed", by: context.actor.who, now: clock() } as const;
          if (!(await mayStillAsk(tx, askedBy, call))) return fail("APPROVAL_UNKNOWN") as never;
          if (!(await decide(tx, decision))) return fail("APPROVAL_UNKNOWN") as never;
          await record(tx, "approval-confirmed", context, id);
          return effect(tx, leaveNoReply);
        });
      const handler = handlers[call as CallName] as AnyHandler;
      const actor = { who: askedBy, from, approval: id };
      // What was done already is answered once more to whoever repeats the request, and to nobody else.
      const outcome =
        input === null
          ? await once<unknown>(async () => fail("APPROVAL_UNKNOWN"))
          : await handler(input, { ...context, actor, once });
      if (!isFailure(outcome)) return { call, reply: outcome };
      return outcome as Failure<FailureOf<typeof confirmApproval>>;
    },

    refuse: (id: string, reason: string, context: ProductContext) =>
      context.once(async (tx): Promise<Record<never, never> | Failure<"APPROVAL_UNKNOWN">> => {
        const decision = { id, state: "refused", by: context.actor.who, now: clock() } as const;
        if (!(await decide(tx, decision))) return fail("APPROVAL_UNKNOWN");
        const details = { approvalId: id, reason };
        const { actor } = context;
        const event = { kind: "approval-refused", actor, subjectId: null, realm: null, details };
        await audit(tx, deps, event);
        return {};
      }),
  };
}

export type ApprovalsService = ReturnType<typeof createApprovalsService>;

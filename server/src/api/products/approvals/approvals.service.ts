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
import {
  addApproval,
  decide,
  findApproval,
  findSame,
  waitAgain,
} from "../../../directory/staff/approval-store.ts";
import type { ApprovalInput } from "../../../directory/staff/staff-tables.ts";
import { findWhose } from "../../../identity/accounts/find-account.ts";
import { withTicket } from "../../../platform/audit/actor.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductContext } from "../product-context.ts";
import { agreedOnBy, type CallName, mayStillAsk } from "./second-approver.ts";

const pendingOf = ({ id, expires_at: at }: { id: string; expires_at: Date }): Pending => ({
  pending: { id, expiresAt: at.toISOString() },
});

type AnyHandler = (input: ApprovalInput, context: ProductContext) => Promise<unknown>;

/** Approvals: calls that one owner requests and another decides. */
export function createApprovalsService(deps: Services) {
  const { clock } = deps;
  const { kysely } = deps.database;

  return {
    /** Keeps a call until somebody else confirms it. */
    ask: (
      name: CallName,
      input: ApprovalInput & { body?: { reason?: string } },
      context: ProductContext,
    ): Promise<Pending | Failure<"NAMED_OWNER_NEEDED">> =>
      context.once(async (tx) => {
        if (context.caller.kind !== "staff") return fail("NAMED_OWNER_NEEDED");
        const now = clock();
        const agreedOn = agreedOnBy(name, input.body);
        const kept =
          agreedOn === null ? await withAccount(tx, deps.keys, input) : { body: agreedOn };
        if (agreedOn !== null) {
          const same = { call: name, askedBy: context.actor.who, input: kept };
          const asked = await findSame(tx, { ...same, state: "pending" });
          if (asked !== undefined && asked.expires_at > now) return pendingOf(asked);
        }
        const id = newId(clock);
        const expiresAt = new Date(now.getTime() + approvalHours * 3_600_000);
        await addApproval(tx, {
          id,
          call: name,
          input: kept,
          reason: input.body?.reason ?? "",
          asked_by: context.actor.who,
          asked_from: context.actor.from,
          asked_at: now,
          expires_at: expiresAt,
        });
        await auditThing(tx, deps, "approval-asked", context.actor, { approvalId: id });
        return pendingOf({ id, expires_at: expiresAt });
      }),

    /**
     * Runs the call in the transaction that marks the approval as confirmed, so that of several presses only one runs
     * it. A call that fails, at a rate limit say, goes on waiting.
     */
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
      const { secondPerson }: Call = productCalls[call as CallName];
      const isAgreedOn = typeof secondPerson === "object" && secondPerson.agreedOn !== undefined;
      const once: ProductContext["once"] = (effect) =>
        context.once(async (tx, unkept) => {
          const decision = {
            ...({ id, state: "confirmed", by: context.actor.who, now: clock() } as const),
            keepsInput: isAgreedOn,
          };
          if (!(await mayStillAsk(tx, askedBy, call))) return fail("APPROVAL_UNKNOWN") as never;
          if (!(await decide(tx, decision))) return fail("APPROVAL_UNKNOWN") as never;
          const outcome = await effect(tx, unkept);
          if (isFailure(outcome)) {
            await waitAgain(tx, asked);
            return unkept(outcome);
          }
          await auditThing(tx, deps, "approval-confirmed", context.actor, { approvalId: id });
          return outcome;
        });
      const handler = handlers[call as CallName] as AnyHandler;
      const actor = withTicket({ who: askedBy, from, approval: id }, input ?? {});
      if (isAgreedOn) {
        const agreed = await once(async (): Promise<object> => ({}));
        return isFailure(agreed) ? (agreed as Failure<"APPROVAL_UNKNOWN">) : { call, reply: {} };
      }
      // Repeats an answer only to the caller who got it first.
      const outcome =
        input === null
          ? await once<unknown>(async () => fail("APPROVAL_UNKNOWN"))
          : await handler(meantBy(input), { ...context, actor, once });
      if (!isFailure(outcome)) return { call, reply: outcome };
      return outcome as Failure<FailureOf<typeof confirmApproval>>;
    },

    refuse: (id: string, reason: string, context: ProductContext) =>
      context.once(async (tx) => {
        const decision = { id, state: "refused", by: context.actor.who, now: clock() } as const;
        if (!(await decide(tx, decision))) return fail("APPROVAL_UNKNOWN");
        const asked = await findApproval(tx, id);
        const isOwn = asked?.asked_by === context.actor.who;
        const kind = isOwn ? "approval-withdrawn" : "approval-refused";
        await auditThing(tx, deps, kind, context.actor, { approvalId: id, reason });
        return {};
      }),
  };
}

/** What is stored of a waiting call: the name as typed, which the second person reads, and the id of its account. */
async function withAccount(tx: Transaction, keys: Keys, input: ApprovalInput) {
  const { realm, username } = Object(input.body);
  if (realm === undefined || username === undefined) return input;
  const account = await findWhose(tx, keys, { realm, username });
  return account === undefined ? input : { ...input, accountId: account.id };
}

/** The input with which a confirmed call runs. */
function meantBy({ accountId, ...input }: ApprovalInput): ApprovalInput {
  if (accountId === undefined) return input;
  return { ...input, body: { ...Object(input.body), username: accountId } };
}

export type ApprovalsService = ReturnType<typeof createApprovalsService>;

import { type Call, fail, type Handlers, isFailure } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import type { ApprovalInput } from "../../directory/staff/staff-tables.ts";
import { firstInstallationKeyAt } from "../../integrations/keys/product-keys-store.ts";
import { type Actor, withTicket } from "../../platform/audit/actor.ts";
import { auditThing } from "../../platform/audit/audit.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { AlertLog } from "../../platform/log.ts";
import { raiseAlert } from "../../platform/raise-alert.ts";
import { takeOrRefuse } from "../../platform/rate-limits/refusal.ts";
import type { Services } from "../../process/services.ts";
import type { ApprovalsService } from "./approvals/approvals.service.ts";
import {
  alwaysWantsTwo,
  type CallName,
  leadsSignedInBrowsers,
  wantsTwo,
} from "./approvals/second-approver.ts";
import { type CallerDeps, callerOf } from "./caller.ts";
import type { KnownCaller, ProductContext } from "./product-context.ts";

/**
 * Authenticates the caller before the request is read. A missing, invented, ended or expired key and another product's key
 * get the same `UNAUTHORISED`. A member of staff learns that the role is not enough.
 */
export function admitCallers(deps: CallerDeps) {
  return async (name: CallName, context: CallContext) => {
    const known = await callerOf(deps, context);
    if (known === null) {
      if (context.bearer === null) return fail("UNAUTHORISED");
      const refusal = await takeOrRefuse(deps, "wrongSecretsByAddress", context.clientAddress);
      return refusal ?? fail("UNAUTHORISED");
    }
    const { caller } = known;
    if (!mayCall(caller.as, name)) {
      if (caller.kind === "staff") await recordRefusal(deps, known.actor, name);
      return refusalOf(productCalls[name], caller);
    }
    if (caller.kind === "installation") await tellInstallationKey(deps, context.log, name);
    return known;
  };
}

/** Records who made a call that their role does not allow: it shows a stolen key, and a wrong role. */
function recordRefusal(deps: Services, actor: Actor, call: CallName) {
  return deps.database.kysely
    .transaction()
    .execute((tx) => auditThing(tx, deps, "staff-call-refused", actor, { call }));
}

/** Requires a reason of staff, and keeps a call for a second person's approval where two are needed. */
export function permitted(
  handlers: Handlers<ProductCalls, ProductContext>,
  deps: Services & { approvals: ApprovalsService },
): Handlers<ProductCalls, ProductContext> {
  const guarded = Object.entries(handlers).map(([entry, handler]) => {
    const name = entry as CallName;
    return [
      name,
      async (input: never, context: ProductContext) => {
        const { caller, actor } = context;
        const waits =
          (deps.config.twoPerson ||
            alwaysWantsTwo(name) ||
            leadsSignedInBrowsers(deps, name, caller)) &&
          (await wantsTwo(deps, name, { caller, actor }, input));
        if (lacksReason(productCalls[name], caller, input, waits)) {
          return fail("VALIDATION", { fields: { reason: messages.required } });
        }
        const once = keptWhenDone(context.once);
        const asking = { ...context, once, actor: withTicket(actor, input) };
        return waits ? deps.approvals.ask(name, input, asking) : handler(input, asking);
      },
    ];
  });
  return Object.fromEntries(guarded);
}

/**
 * A refused call is tried anew under the same idempotency key: a page sends the same key until its values change, and
 * the obstacle may be gone by then.
 */
const keptWhenDone =
  (once: ProductContext["once"]): ProductContext["once"] =>
  (effect) =>
    once(async (tx, unkept) => {
      const outcome = await effect(tx, unkept);
      return isFailure(outcome) ? unkept(outcome) : outcome;
    });

/** Staff give a reason for what a product does for itself; everybody gives one for a call that needs approval. */
function lacksReason(
  { staffReason }: Call,
  { kind }: KnownCaller,
  { body }: ApprovalInput,
  waits: boolean,
) {
  if (!waits && (staffReason !== true || kind === "product")) return false;
  return (body as { reason?: string } | undefined)?.reason === undefined;
}

/** A call for products alone does not exist for staff. */
function refusalOf({ failures }: Call, { kind }: KnownCaller) {
  const isStaff = kind !== "product" && failures.includes("ROLE_REFUSED");
  return fail(isStaff ? "ROLE_REFUSED" : "UNAUTHORISED");
}

const firstDayMilliseconds = 86_400_000;

/**
 * Reports a use of the installation's key after its first day, where approval by two people is required: the key names
 * no person, and by then every member of staff has a key or login of their own. A renewed key has no such first day.
 */
async function tellInstallationKey(
  { database, clock, config }: Services,
  log: AlertLog,
  call: keyof ProductCalls,
): Promise<void> {
  if (!config.twoPerson) return;
  const first = await firstInstallationKeyAt(database.kysely);
  if (first === null || clock().getTime() - first.getTime() < firstDayMilliseconds) return;
  raiseAlert(log, "INSTALLATION_KEY_USED", { call });
}

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

/** Who tried what their role does not open: a key that was taken shows by it, and so does a wrong role. */
function recordRefusal(deps: Services, actor: Actor, call: CallName) {
  return deps.database.kysely
    .transaction()
    .execute((tx) => auditThing(tx, deps, "staff-call-refused", actor, { call }));
}

/** Asks staff for a reason, and lets a call wait for the second person where two are wanted. */
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
 * What is refused is looked at anew under the same key: a page sends the key of a press until its values change, and what
 * stood in the way may be gone by then.
 */
const keptWhenDone =
  (once: ProductContext["once"]): ProductContext["once"] =>
  (effect) =>
    once(async (tx, unkept) => {
      const outcome = await effect(tx, unkept);
      return isFailure(outcome) ? unkept(outcome) : outcome;
    });

/** Staff say why they do what a product does for itself, and everybody why of what waits. */
function lacksReason(
  { staffReason }: Call,
  { kind }: KnownCaller,
  { body }: ApprovalInput,
  waits: boolean,
) {
  if (!waits && (staffReason !== true || kind === "product")) return false;
  return (body as { reason?: string } | undefined)?.reason === undefined;
}

/** What only products call is not there for staff. */
function refusalOf({ failures }: Call, { kind }: KnownCaller) {
  const isStaff = kind !== "product" && failures.includes("ROLE_REFUSED");
  return fail(isStaff ? "ROLE_REFUSED" : "UNAUTHORISED");
}

const firstDayMilliseconds = 86_400_000;

/**
 * Tells of a use of the installation's key after its first day, where two people are wanted: it is nobody's by name,
 * and by then everybody who works here has a key or a login of their own. A newer key has no first day of its own.
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

import { fail } from "@frontdoor/contract/call.ts";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { consoleLinkHours } from "@frontdoor/contract/staff/console.ts";
import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { refuseAskedBy } from "../../../directory/staff/approval-store.ts";
import { enqueueForStaff } from "../../../directory/staff/console-jobs.ts";
import { listStaffRows, noteTwoOwners } from "../../../directory/staff/list-staff.ts";
import {
  addStaffRow,
  changeRoleOf,
  endStaffRow,
  holdStaff,
  makeStaffKey,
  type StaffRow,
} from "../../../directory/staff/staff-store.ts";
import { issueConsoleToken } from "../../../identity/tokens/console-tokens.ts";
import { encryptAppKey, newAppKey } from "../../../identity/two-step/app-key.ts";
import { staffActor } from "../../../platform/audit/actor.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { KeyedDeps } from "../../../platform/keys/keys.ts";
import { atOnce } from "../../../platform/outbox/outbox.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductContext, ProductHandlers } from "../product-context.ts";

type Asking = Pick<ProductContext, "once" | "actor" | "caller">;
type CallName = keyof typeof productCalls;

/** Only owners remove an owner: otherwise the installation's key could remove all of them and be the only one left. */
const isAboveCaller = ({ role }: StaffRow, { caller }: Asking) =>
  role === "owner" && caller.kind === "installation";

/** Members of staff, each with a role and a personal key. */
export function createStaffService(deps: Services) {
  const { clock, config } = deps;
  const hasConsole = config.console !== null;
  const { kysely } = deps.database;

  /** Ends a member's waiting approvals when they are removed, or get a role that may not request them. */
  async function endAsked(
    tx: Transaction,
    asking: Asking,
    { staffId, role }: { staffId: string; role: StaffRole | null },
  ): Promise<void> {
    const { actor } = asking;
    const theirs = { askedBy: staffActor(staffId), by: actor.who, now: clock() };
    const isLost = (call: string) => role === null || !mayCall(role, call as CallName);
    for (const approvalId of await refuseAskedBy(tx, theirs, isLost)) {
      await auditThing(tx, deps, "approval-refused", asking.actor, { staffId, approvalId });
    }
  }

  return {
    /** The name is encrypted into the audit here, once: events name the id. */
    addStaff: ({ body: { name, emailAddress, role, days, reason } }, asking) =>
      asking.once(async (tx) => {
        const id = newId(clock);
        const row = { id, name, email: emailAddress, role, created_at: clock(), ended_at: null };
        if (!(await addStaffRow(tx, row))) return fail("STAFF_EMAIL_TAKEN");
        const { key, expiresAt } = await makeStaffKey(tx, deps, { staffId: id, days });
        await noteTwoOwners(tx, clock());
        await auditThing(tx, deps, "staff-added", asking.actor, {
          staffId: id,
          name,
          role,
          days,
          reason,
        });
        if (hasConsole) await mailSetUpLink(tx, deps, id);
        return { id, key, expiresAt: expiresAt.toISOString(), consoleLinkMailed: hasConsole };
      }),

    async listStaff({ query: { status, ...asked } }, context) {
      const rows = await pageOf(asked, context, (page) =>
        listStaffRows(kysely, { status, ...page }),
      );
      return rows.map((row) => ({
        ...told(row),
        emailAddress: row.email,
        consoleSince: row.set_up_at?.toISOString() ?? null,
      }));
    },

    endStaff: ({ params: { id }, body: { reason } }, asking) =>
      asking.once(async (tx) => {
        const held = await holdStaff(tx, id);
        if (held === undefined) return fail("STAFF_UNKNOWN");
        if (isAboveCaller(held, asking)) return fail("NAMED_OWNER_NEEDED");
        await noteTwoOwners(tx, clock());
        await endStaffRow(tx, id, clock());
        await auditThing(tx, deps, "staff-ended", asking.actor, { staffId: id, reason });
        await endAsked(tx, asking, { staffId: id, role: null });
        return {};
      }),

    /** The key before ends with the new one. */
    renewStaffKey: ({ params: { id }, body: { days, reason } }, asking) =>
      asking.once(async (tx) => {
        const held = await holdStaff(tx, id);
        if (held === undefined) return fail("STAFF_UNKNOWN");
        // With a new key of an owner, the installation's key could act as one of the two people.
        if (config.twoPerson && isAboveCaller(held, asking)) return fail("NAMED_OWNER_NEEDED");
        const { key, expiresAt } = await makeStaffKey(tx, deps, { staffId: id, days });
        await noteTwoOwners(tx, clock());
        await auditThing(tx, deps, "staff-key-renewed", asking.actor, {
          staffId: id,
          days,
          reason,
        });
        const kind = "staff.new-key-mail";
        await enqueueForStaff(tx, { ...atOnce(clock), kind, payload: { staffId: id } });
        return { id, key, expiresAt: expiresAt.toISOString() };
      }),

    sendConsoleLink: ({ params: { id }, body: { reason } }, asking) =>
      asking.once(async (tx) => {
        if (!hasConsole) return fail("NO_CONSOLE");
        if ((await holdStaff(tx, id)) === undefined) return fail("STAFF_UNKNOWN");
        await auditThing(tx, deps, "staff-console-link-sent", asking.actor, {
          staffId: id,
          reason,
        });
        return mailSetUpLink(tx, deps, id);
      }),

    changeStaffRole: ({ params: { id }, body: { role, reason } }, asking) =>
      asking.once(async (tx) => {
        const held = await holdStaff(tx, id);
        if (held === undefined) return fail("STAFF_UNKNOWN");
        if (isAboveCaller(held, asking)) return fail("NAMED_OWNER_NEEDED");
        await noteTwoOwners(tx, clock());
        await changeRoleOf(tx, id, role);
        await noteTwoOwners(tx, clock());
        await endAsked(tx, asking, { staffId: id, role });
        const details = { staffId: id, before: held.role, role, reason };
        await auditThing(tx, deps, "staff-role-changed", asking.actor, details);
        return {};
      }),

    async showOwnStaff(_input, { caller }) {
      if (caller.kind === "product") return fail("UNAUTHORISED");
      const names = (Object.keys(productCalls) as CallName[]).filter((name) =>
        mayCall(caller.as, name),
      );
      const member = caller.kind === "staff" ? caller.member : null;
      return {
        id: member?.id ?? null,
        name: member?.name ?? null,
        role: member?.role ?? "owner",
        keyExpiresAt: member?.keyExpiresAt.toISOString() ?? null,
        mayCall: names,
      };
    },
  } satisfies ProductHandlers;
}

/**
 * Mails a member of staff the link that sets up their console login, and ends an earlier one. Nobody else sees it:
 * whoever has it is taken for them (SEC-L15).
 */
async function mailSetUpLink(tx: Transaction, deps: KeyedDeps, staffId: string) {
  const { id: tokenId, expiresAt } = await issueConsoleToken(tx, deps, {
    purpose: "set-up",
    staffId,
    minutes: consoleLinkHours * 60,
    encryptedAppKey: encryptAppKey(deps.keys, newAppKey(), staffId),
  });
  const row = { id: newId(deps.clock), payload: { tokenId }, now: deps.clock() };
  await enqueueForStaff(tx, { ...row, kind: "staff.set-up-mail" });
  return { expiresAt: expiresAt.toISOString() };
}

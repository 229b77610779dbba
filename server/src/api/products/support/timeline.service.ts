import { fail } from "@frontdoor/contract/call.ts";
import type { TimelineEntry } from "@frontdoor/contract/products/support.ts";
import { staffNames } from "../../../directory/staff/list-staff.ts";
import { staffIdOf, whoIs } from "../../../platform/audit/actor.ts";
import type { AuditDetails } from "../../../platform/audit/audit-tables.ts";
import type { Page } from "../../../platform/database/page.ts";
import type { Services } from "../../../process/services.ts";
import { messageState } from "../outbox/outbox.store.ts";
import { pageOf } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import { eventsOf, findSubjects, mattersOf, messagesOf, sessionsOf } from "./timeline.store.ts";

/** The details of an event that help support; ids of other records and the networks of staff are for auditors. */
const toldDetails = [
  "because",
  "by",
  "change",
  "clientId",
  "endsAt",
  "isDisabled",
  "isKnownDevice",
  "reason",
  "requestId",
  "role",
  "sent",
  "through",
  "ticket",
  "way",
];

/** The timeline of one account: its audit events, messages and sessions. */
export function createTimelineService({ database }: Services) {
  const { kysely } = database;
  return {
    async readTimeline({ params: { id }, query: { ...asked } }, context) {
      const subjects = await findSubjects(kysely, id);
      if (subjects === null) return fail("ACCOUNT_ID_UNKNOWN");
      const matters = await mattersOf(kysely, subjects);
      const find = async (page: Page) => {
        const entries = [
          ...(await eventsOf(kysely, subjects, page).execute()).map((row) => ofEvent(row, id)),
          ...(await messagesOf(kysely, matters, page).execute()).map(ofMessage),
          ...(await sessionsOf(kysely, subjects, page).execute()).map(ofSession),
        ];
        return entries.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, page.limit);
      };
      const entries = await pageOf(asked, context, find);
      const names = await staffNames(
        kysely,
        entries.flatMap(({ by }) => staffIdOf(by) ?? []),
      );
      return entries.map((entry) => ({
        ...entry,
        staffName: names.get(staffIdOf(entry.by) ?? "") ?? null,
      }));
    },
  } satisfies ProductHandlers;
}

type Unnamed = Omit<TimelineEntry, "staffName">;

type Row<Query extends (...args: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Query>["execute"]>
>[number];

function ofEvent({ id, at, kind: what, actor, details }: Row<typeof eventsOf>, account: string) {
  const who = whoIs(actor);
  const told = Object.entries(details).filter(([name]) => toldDetails.includes(name));
  const by = who === account ? "itself" : who;
  return { id, at: at.toISOString(), what, by, details: Object.fromEntries(told) };
}

function ofMessage(row: Row<typeof messagesOf>): Unnamed {
  const { id, kind: what, attempts, created_at, done_at, last_error } = row;
  const details: AuditDetails = {
    state: messageState(row),
    attempts,
    ...(done_at !== null && { doneAt: done_at.toISOString() }),
    ...(last_error !== null && { lastError: last_error }),
    ...(row.provider !== null && { provider: row.provider }),
    ...(row.ended_at !== null && { endedAt: row.ended_at.toISOString() }),
    ...(row.undelivered_because !== null && { undeliveredBecause: row.undelivered_because }),
  };
  return { id, at: created_at.toISOString(), what, by: "system", details };
}

function ofSession(row: Row<typeof sessionsOf>): Unnamed {
  const { id, way, created_at, last_used_at, expires_at } = row;
  const details = { way, lastUsedAt: last_used_at.toISOString(), endsAt: expires_at.toISOString() };
  return { id, at: created_at.toISOString(), what: "account-page-opened", by: "itself", details };
}

import type { InputOf } from "@frontdoor/contract/call.ts";
import type { AffectedAccount, exportAudit } from "@frontdoor/contract/products/operations.ts";
import { staffNames } from "../../../directory/staff/list-staff.ts";
import { staffActor, staffIdOf } from "../../../platform/audit/actor.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import { signAudit } from "../../../platform/audit/sign-audit.ts";
import { type PartEnd, verifyAuditChain } from "../../../platform/audit/verify-audit.ts";
import { isId } from "../../../platform/ids.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import { countEvents, type EventFilter, listEvents, listSignedEvents } from "./audit.store.ts";

const maximumEvents = 1_000;
/** Verified in about half a second. */
const signaturesOfAPart = 50_000;

/** The audit for the operator: to keep a copy elsewhere, and to see that nobody changed it. */
export function createAuditService(deps: Services) {
  const { database, clock, keys } = deps;
  const { kysely } = database;
  return {
    /** Events in the order of the chain, each with its position; new events are signed first. */
    async exportAudit({ query: { after = 0, ...wanted } }) {
      await kysely.transaction().execute((tx) => signAudit(tx, keys));
      const events = await database.read((db) =>
        listSignedEvents(db, { after, ...filterOf(wanted) }, maximumEvents),
      );
      return events.map((event) => ({ ...told(event), hash: event.hash.toString("hex") }));
    },

    /** `noted` and `from` have been checked. */
    async verifyAudit({ query: { noted, from } }) {
      const known = { keys, now: clock(), noted: placeOf(noted), from: placeOf(from) };
      const part = from === undefined ? {} : { limit: signaturesOfAPart };
      const check = await verifyAuditChain(kysely, { ...known, ...part });
      if (!check.ok) return { ...nothingFound, valid: false, problem: check.problem, at: check.at };
      const { events, position, head, mark } = check;
      const marked = { markedAt: mark.position, markedSince: mark.at };
      const next = check.next === null ? null : textOf(check.next);
      return { ...nothingFound, valid: true, events, position, head, ...marked, next };
    },

    /** The audit as people read it: a page at a time, with the names of staff. */
    async listAudit({ query: { limit, after, ...wanted } }, context) {
      const rows = await pageOf({ limit, after }, context, (page) =>
        listEvents(kysely, { ...filterOf(wanted), ...page }),
      );
      const about = ({ details }: Pick<(typeof rows)[number], "details">) =>
        String(details.staffId ?? "");
      const ids = rows.flatMap((row) => [staffIdOf(row.actor) ?? "", about(row)]).filter(isId);
      const names = await staffNames(kysely, ids);
      return rows.map(({ actor: by, ...row }) => ({
        ...told(row),
        aboutStaff: names.get(about(row)) ?? null,
        by: by === row.subject_id ? "itself" : by,
        staffName: names.get(staffIdOf(by) ?? "") ?? null,
      }));
    },

    /**
     * The people whom a breach affects, for the notices to them and to the Information Regulator (SEC-H10, POPIA s22).
     * The export is itself an event of the audit.
     */
    exportBreach: ({ body: { from, to, reason } }, { once, actor }) =>
      once(async (tx) => {
        const counted = await countEvents(tx, { since: momentOf(from), until: momentOf(to) });
        const affected = byAccount(counted);
        const span = { first: from ?? null, last: to ?? null };
        const details = { ...span, reason, accounts: affected.length };
        await auditThing(tx, deps, "breach-exported", actor, details);
        return affected;
      }),
  } satisfies ProductHandlers;
}

const nothingFound = {
  events: null,
  position: null,
  head: null,
  markedAt: null,
  markedSince: null,
  problem: null,
  at: null,
  next: null,
};

function placeOf(told: string | undefined): PartEnd | undefined {
  const [position, hash, latestEvent = ""] = told?.split(":") ?? [];
  if (position === undefined || hash === undefined) return undefined;
  return { position: Number(position), hash, latestEvent };
}

const textOf = ({ position, hash, latestEvent }: PartEnd) => `${position}:${hash}:${latestEvent}`;

type Asked = Omit<InputOf<typeof exportAudit>["query"], "after">;

/** The filter of a request, as the stores take it. */
const filterOf = ({ staff, since, until, ...named }: Asked): EventFilter => ({
  ...named,
  actor: staff === undefined ? undefined : staffActor(staff),
  since: momentOf(since),
  until: momentOf(until),
});

const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

function byAccount(counted: Awaited<ReturnType<typeof countEvents>>): AffectedAccount[] {
  const groups = Map.groupBy(counted, ({ account }) => account);
  return [...groups].map(([account, own]) => ({
    account,
    realm: own.find(({ realm }) => realm !== null)?.realm ?? "",
    first: new Date(Math.min(...own.map(({ first }) => first.getTime()))).toISOString(),
    last: new Date(Math.max(...own.map(({ last }) => last.getTime()))).toISOString(),
    what: own
      .map(
        ({ count, kind, actor }) => `${count} × ${kind} by ${actor === account ? "itself" : actor}`,
      )
      .join("; "),
  }));
}

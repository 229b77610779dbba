import { signAudit } from "../../../platform/audit/sign-audit.ts";
import { type PartEnd, verifyAuditChain } from "../../../platform/audit/verify-audit.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { listSignedEvents } from "./audit.store.ts";
import { filterOf } from "./audit-filter.ts";

const maximumEvents = 1_000;
/** About half a second's work. */
const signaturesOfAPart = 50_000;

/** The audit for the operator: to keep a copy elsewhere, and to see that nobody changed it. */
export function createAuditService({ database, clock, keys }: ProductDeps) {
  const { kysely } = database;
  return {
    /** Events in the order of the chain, each with its place in it; what is new is signed first. */
    async exportAudit({ query: { after = 0, ...wanted } }) {
      await kysely.transaction().execute((tx) => signAudit(tx, keys));
      const events = await database.read((db) =>
        listSignedEvents(db, { after, ...filterOf(wanted) }, maximumEvents),
      );
      return events.map(({ at, hash, subject_id: subjectId, ...event }) => ({
        ...event,
        at: at.toISOString(),
        subjectId,
        hash: hash.toString("hex"),
      }));
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

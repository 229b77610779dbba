import { type ListedEvent, listAudit } from "@frontdoor/contract/products/operations.ts";
import { consoleAuditWords as words } from "@frontdoor/words/staff/audit.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { personAddress } from "../addresses.ts";
import { detailWords, eventWords, whoWords } from "../event-words.ts";
import { momentColumn } from "../lists/columns.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { type AuditFilter, queryOf } from "./audit-filter.ts";

/** The events that match a filter, newest first. */
export function AuditTable({ filter }: { filter: AuditFilter }) {
  const list = useList(listAudit, { query: queryOf(filter) });
  return <ListTable list={list} words={words} columns={columns} keyOf={({ id }) => id} />;
}

const columns: readonly Column<ListedEvent>[] = [
  momentColumn(words.columns.when, ({ at }) => at),
  { head: words.columns.who, cell: ({ by, staffName }) => whoWords(by, staffName) },
  {
    head: words.columns.what,
    look: "wide",
    cell: ({ kind, details }) => {
      const { from: _, ...told } = details;
      const more = detailWords(told);
      return (
        <>
          {eventWords(kind)}
          {more !== "" && <small>{more}</small>}
        </>
      );
    },
    csv: ({ kind, details: { from: _, ...told } }) =>
      [eventWords(kind), detailWords(told)].filter(Boolean).join(": "),
  },
  {
    head: words.columns.whom,
    cell: ({ subjectId, aboutStaff, realm }) => {
      if (subjectId === null) return aboutStaff ?? "–";
      const text = fill(words.subject, { id: subjectId.slice(-6) });
      return realm === null ? text : <a href={personAddress(subjectId)}>{text}</a>;
    },
    csv: ({ subjectId, aboutStaff }) => subjectId ?? aboutStaff,
  },
  {
    head: words.columns.from,
    look: "only-wide",
    cell: ({ details, by }) =>
      typeof details.from === "string" ? details.from : by === "itself" ? words.ownDevice : "–",
  },
];

import { type ListedEvent, listAudit } from "@frontdoor/contract/products/operations.ts";
import { listStaff } from "@frontdoor/contract/products/staff.ts";
import { consoleAuditWords as words } from "@frontdoor/words/staff/audit.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useEffect, useState } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import { personAddress } from "../addresses.ts";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { detailWords, eventWords, whoWords } from "../event-words.ts";
import { momentColumn } from "../lists/columns.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { type AuditFilter, filterOfAddress, keepFilter, queryOf } from "./audit-filter.ts";
import { AuditFilterForm } from "./audit-filter-form.tsx";
import { AuditTools } from "./audit-tools.tsx";

/** The audit: who did what to whom, filtered by person, kind and time. */
export function AuditScreen() {
  const [filter, setFilter] = useState<AuditFilter>(filterOfAddress);
  const change = (next: AuditFilter) => {
    keepFilter(next);
    setFilter(next);
  };
  return (
    <ConsoleScreen
      screen="audit"
      words={words}
      beside={<AuditTools filter={filter} />}
      call="listAudit"
    >
      <Filter filter={filter} onFilter={change} />
      <AuditTable key={JSON.stringify(filter)} filter={filter} />
    </ConsoleScreen>
  );
}

function Filter(props: { filter: AuditFilter; onFilter: (filter: AuditFilter) => void }) {
  const { ask, may } = useConsole();
  const [staff, setStaff] = useState<readonly { id: string; name: string }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    if (!may("listStaff")) return;
    return abortOnUnmount(
      (signal) => ask(listStaff, { query: { limit: 100 } }, { signal }),
      (heard) => heard.is === "done" && setStaff(heard.reply),
    );
  }, []);
  return <AuditFilterForm staff={staff} {...props} />;
}

/** The events that match a filter, newest first. */
function AuditTable({ filter }: { filter: AuditFilter }) {
  const list = useList(listAudit, { query: queryOf(filter) });
  return <ListTable list={list} words={words} columns={columns} />;
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

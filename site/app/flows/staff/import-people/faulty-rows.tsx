import type { ImportedReply } from "@frontdoor/contract/products/import-people.ts";
import { consoleImportPeopleWords as words } from "@frontdoor/words/staff/import-people.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useRows } from "../lists/use-whole-list.ts";

interface Fault {
  line: number;
  column: string;
  problem: string;
}

/** The errors of a file by line and column, as the command writes them. */
export function FaultyRows({ faulty }: Pick<ImportedReply, "faulty">) {
  const faults = faulty.flatMap(({ row: line, problems }) =>
    Object.entries(problems).map(([column, problem]) => ({ line, column, problem })),
  );
  return (
    <ListTable
      list={useRows(faults)}
      words={words}
      columns={columns}
      keyOf={({ line, column }) => `${line} ${column}`}
    />
  );
}

const columns: readonly Column<Fault>[] = [
  { head: words.columns.line, cell: ({ line }) => line },
  { head: words.columns.column, cell: ({ column }) => column },
  { head: words.columns.problem, look: "wide", cell: ({ problem }) => problem },
];

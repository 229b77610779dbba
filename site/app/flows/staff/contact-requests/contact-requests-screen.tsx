import {
  type ExportedLead,
  exportLeads,
  type LeadState,
  leadStates,
  listLeads,
  markLead,
} from "@frontdoor/contract/products/leads.ts";
import { consoleContactRequestsWords as words } from "@frontdoor/words/staff/contact-requests.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Chips } from "../lists/chips.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { useList } from "../lists/use-list.ts";
import { usePress } from "../use-press.ts";
import { leadColumns } from "./lead-columns.tsx";

/** Contact requests, and who has answered them. */
export function ContactRequestsScreen() {
  return (
    <ConsoleScreen screen="contactRequests" words={words} call="listLeads">
      <ContactRequests />
    </ConsoleScreen>
  );
}

const filters = ["all", ...leadStates] as const;
type Filter = (typeof filters)[number];

function ContactRequests() {
  const [state, setState] = useFilter("state", filters, "new");
  return (
    <>
      <Chips label={words.filter} choices={words.filters} chosen={state} onChoose={setState} />
      <LeadsTable key={state} filter={state} />
    </>
  );
}

function LeadsTable({ filter }: { filter: Filter }) {
  const { ask, may } = useConsole();
  const list = useList(listLeads, { query: filter === "all" ? {} : { state: filter } });
  const { state, press } = usePress();
  const mark = (lead: ExportedLead, to: LeadState) => {
    const name = `${lead.name} ${lead.lastName}`;
    const marking = (next: LeadState, said: string, undo?: () => void) =>
      press({
        call: markLead,
        input: { params: { id: lead.id }, body: { state: next } },
        said,
        taken: list.reload,
        ...(undo && { undo }),
      });
    const before = lead.state;
    marking(to, fill(words.said[to], { name }), () => marking(before, consoleFrameWords.undo.said));
  };
  /** One call for the whole file, so that the audit has one export. */
  const everything = async (signal: AbortSignal) => {
    const heard = await ask(exportLeads, {}, { signal });
    if (heard.is === "failed") return { error: heard.error };
    const rows = heard.is === "done" ? heard.reply : [];
    const isWanted = (lead: ExportedLead) => filter === "all" || lead.state === filter;
    return { rows: rows.filter(isWanted), isCut: false };
  };
  return (
    <>
      <PressFailed state={state} />
      <ListTable
        list={{ ...list, everything }}
        words={words}
        columns={leadColumns(may("markLead") ? mark : null, state.at === "sending")}
        keyOf={({ id }) => id}
      />
    </>
  );
}

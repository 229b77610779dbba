import {
  type ExportedLead,
  exportLeads,
  type LeadState,
  listLeads,
  markLead,
} from "@frontdoor/contract/products/leads.ts";
import { consoleContactRequestsWords as words } from "@frontdoor/words/staff/contact-requests.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { usePress } from "../use-press.ts";
import { leadColumns } from "./lead-columns.tsx";

/** Contact requests, and who has answered them. */
export function ContactRequestsScreen() {
  return (
    <ConsoleScreen screen="contactRequests" words={words} call="listLeads">
      <Filtered words={words} initial="new">
        {(state) => <LeadsTable filter={state} />}
      </Filtered>
    </ConsoleScreen>
  );
}

function LeadsTable({ filter }: { filter: keyof typeof words.filters }) {
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
    if (heard.is !== "done") return heard;
    const rows = heard.reply.filter((lead) => filter === "all" || lead.state === filter);
    return { is: "done" as const, reply: { rows, isCut: false } };
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

import {
  type ExportedLead,
  exportLeads,
  type LeadState,
  leadStates,
  listLeads,
  markLead,
} from "@frontdoor/contract/products/leads.ts";
import { consoleContactRequestsWords as words } from "@frontdoor/words/staff/contact-requests.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { momentOf } from "../../../parts/dates.ts";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { textOf } from "../event-words.ts";
import { buttonColumn, momentColumn } from "../lists/columns.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { usePress } from "../use-press.ts";

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
    const marking = (next: LeadState) => ({ params: { id: lead.id }, body: { state: next } });
    press({
      call: markLead,
      input: marking(to),
      said: fill(words.said[to], { name: whole(lead) }),
      undoneBy: marking(lead.state),
      taken: list.reload,
    });
  };
  const marks = buttonColumn<ExportedLead>(
    columns.actions,
    ...leadStates.map((to) => ({
      text: words.mark[to],
      onPress: may("markLead") ? (lead: ExportedLead) => mark(lead, to) : null,
      suits: ({ state: now }: ExportedLead) => to !== now && !(to === "new" && now === "phoned"),
      isBusy: state.at === "sending",
    })),
  );
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
      <ListTable list={{ ...list, everything }} words={words} columns={[...shownColumns, marks]} />
    </>
  );
}

const kinds = { new: "warn", phoned: "off", done: "ok" } as const;
const { columns } = words;
const whole = ({ name, lastName }: ExportedLead) => `${name} ${lastName}`;

const shownColumns: readonly Column<ExportedLead>[] = [
  { head: columns.name, look: "wide", cell: whole },
  {
    head: columns.email,
    look: "wide",
    cell: ({ email }) => <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
    csv: ({ email }) => email,
  },
  {
    head: columns.phone,
    cell: ({ phoneNumber }) => (
      <a href={`tel:${phoneNumber.replace(/[^+0-9]/g, "")}`}>{phoneNumber}</a>
    ),
    csv: ({ phoneNumber }) => phoneNumber,
  },
  {
    head: columns.origin,
    look: "only-wide",
    cell: ({ origin }) => textOf(words.origins, origin) ?? origin,
  },
  momentColumn(columns.asked, ({ createdAt }) => createdAt),
  {
    head: columns.consent,
    look: "only-wide",
    cell: ({ consentText }) => (consentText === null ? words.no : words.yes),
  },
  {
    head: columns.state,
    cell: (lead) => (
      <>
        <StatePill kind={kinds[lead.state]}>{words.states[lead.state]}</StatePill>
        {lead.stateChangedAt !== null && <small>{markedWords(lead)}</small>}
      </>
    ),
    csv: (lead) => [words.states[lead.state], markedWords(lead)].filter(Boolean).join(": "),
  },
];

/** Who marked the request and when, or an empty text. */
function markedWords({ stateChangedAt, staffName }: ExportedLead): string {
  if (stateChangedAt === null) return "";
  return fill(words.marked, { name: staffName ?? words.nobody, moment: momentOf(stateChangedAt) });
}

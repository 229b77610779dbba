import {
  type ExportedLead,
  type LeadState,
  leadStates,
} from "@frontdoor/contract/products/leads.ts";
import { consoleContactRequestsWords as words } from "@frontdoor/words/staff/contact-requests.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../../parts/dates/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { StatePill } from "../../../ui/state-pill.tsx";
import { momentColumn } from "../lists/columns.tsx";
import type { Column } from "../lists/list-table.tsx";

const kinds = { new: "warn", phoned: "off", done: "ok" } as const;
const { columns } = words;
const whole = ({ name, lastName }: ExportedLead) => `${name} ${lastName}`;

/** The columns of the contact requests. @param onMark null if the role may not mark them */
export function leadColumns(
  onMark: ((lead: ExportedLead, to: LeadState) => void) | null,
  isBusy: boolean,
): Column<ExportedLead>[] {
  return [
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
        <a href={`tel:${encodeURIComponent(phoneNumber)}`}>{phoneNumber}</a>
      ),
      csv: ({ phoneNumber }) => phoneNumber,
    },
    { head: columns.origin, look: "only-wide", cell: ({ origin }) => origin },
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
    {
      head: columns.actions,
      look: "end",
      cell: (lead) =>
        onMark &&
        leadStates
          .filter((state) => state !== lead.state && !(state === "new" && lead.state === "phoned"))
          .map((state) => (
            <Button
              key={state}
              look="secondary"
              disabled={isBusy}
              onClick={() => onMark(lead, state)}
            >
              {words.mark[state]}
            </Button>
          )),
    },
  ];
}

/** Who marked the request and when, or an empty text. */
function markedWords({ stateChangedAt, staffName }: ExportedLead): string {
  if (stateChangedAt === null) return "";
  return fill(words.marked, { name: staffName ?? words.nobody, moment: momentOf(stateChangedAt) });
}

import { logEntryWords } from "@frontdoor/words/log-entry.ts";
import { logbookPhoneWords } from "@frontdoor/words/logbook-phones.ts";
import { MockRows } from "./phone.tsx";

const { procedures, newCase } = logbookPhoneWords;

const facts = [
  { name: newCase.procedure, value: procedures.appendicectomy },
  logEntryWords.role,
  newCase.theatreTime,
  { name: newCase.photos, value: logEntryWords.photos },
];

/** A case in the logbook, as a card. Decoration: hidden from assistive technology. */
export function LogEntry() {
  return (
    <div className="mock mock-list" aria-hidden="true">
      <div className="mock-list__head">
        <b>{logEntryWords.heading}</b>
        <span className="pill pill--accent">{logEntryWords.status}</span>
      </div>
      <div className="mock-list__facts">
        <MockRows rows={facts} />
      </div>
    </div>
  );
}

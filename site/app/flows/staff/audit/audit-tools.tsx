import type { Problems } from "@frontdoor/contract/problems.ts";
import {
  type AffectedAccount,
  auditProblems,
  breachEndMessage,
  exportBreach,
} from "@frontdoor/contract/products/operations.ts";
import { consoleAuditWords as words } from "@frontdoor/words/staff/audit.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { downloadFile, ofToday } from "../../../client/download-file.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/plural.ts";
import { ConfirmDialog, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { DateTimeField } from "../confirm/date-time-field.tsx";
import { useConsole } from "../console.ts";
import { eventWords, realmWords, whoWords } from "../event-words.ts";
import { downloadCsv } from "../lists/csv.ts";
import { DialogButton } from "../lists/dialog-button.tsx";
import { requiredProblems } from "../required-problems.ts";
import { momentAt } from "../south-african-time.ts";
import { useParts } from "../use-press.ts";
import { everything, verifiedInParts } from "./audit.calls.ts";
import type { AuditFilter } from "./audit-filter.ts";

/** Buttons that verify the audit, export the filtered events with their chain, and list whom a breach concerns. */
export function AuditTools({ filter }: { filter: AuditFilter }) {
  const { ask, may, tell } = useConsole();
  const checking = useParts();
  const saving = useParts();
  const verify = () =>
    checking.read(
      (signal) => verifiedInParts(ask, signal),
      ({ valid, events, position, problem, at }) => {
        if (valid) {
          return tell(fill(words.whole, { events: events ?? 0, position: position ?? 0 }));
        }
        const broken = { at: at ?? "–", problem: problem === null ? "" : auditProblems[problem] };
        tell(fill(words.broken, broken), { kind: "warning" });
      },
    );
  const save = () =>
    saving.read(
      (signal) => everything(ask, filter, signal),
      (events) => {
        downloadFile(ofToday("audit"), "json", JSON.stringify(events, null, 2));
        tell(fill(plural(words.exported, events.length), { count: events.length }));
      },
    );
  return (
    <>
      <div className="staff-head__do">
        {may("verifyAudit") && (
          <Button look="secondary" state={checking.buttonState} onClick={verify}>
            {words.verify}
          </Button>
        )}
        {may("exportAudit") && (
          <Button look="secondary" icon="download" state={saving.buttonState} onClick={save}>
            {words.export}
          </Button>
        )}
        <DialogButton
          calls={["exportBreach"]}
          text={words.breach.open}
          dialog={(onClose) => <BreachList onClose={onClose} />}
        />
      </div>
      <PressFailed state={checking.state} />
      <PressFailed state={saving.state} />
    </>
  );
}

const { breach } = words;

/** Dialog that asks for a period and saves what was done to which accounts in it (SEC-H10, POPIA s22). */
function BreachList({ onClose }: { onClose: () => void }) {
  const { tell } = useConsole();
  const save = (affected: readonly AffectedAccount[]) => {
    if (affected.length === 0) return tell(breach.none, { kind: "note" });
    downloadCsv(breach.file, [Object.values(breach.columns), ...affected.map(cellsOf)]);
    tell(fill(plural(breach.saved, affected.length), { count: affected.length }));
  };
  const send: SendDialog = (value, press) => {
    const [from, to] = [value("from"), value("to")];
    const span = { ...(from && { from: momentAt(from) }), ...(to && { to: momentAt(to) }) };
    press({
      call: exportBreach,
      input: { body: { ...span, reason: value("reason") } },
      problems: problemsOf(from, to),
      taken: (affected) => affected && save(affected),
    });
  };
  return (
    <ConfirmDialog
      words={breach}
      icons={["people"]}
      asksReason
      labels={{ from: breach.from, to: breach.until }}
      fields={(field) => (
        <>
          <DateTimeField {...field("from")} required />
          <DateTimeField {...field("to")} hint={breach.untilHint} />
        </>
      )}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

function problemsOf(from: string, to: string): Problems {
  return {
    ...requiredProblems({ from }),
    ...(to !== "" && to <= from && { to: breachEndMessage }),
  };
}

function cellsOf({ account, realm, first, last, what }: AffectedAccount) {
  return [account, realmWords(realm), first, last, what.split("; ").map(doneWords).join("; ")];
}

/** Writes `2 × logged-in by itself` in words; a member of staff keeps their id, which tells them apart. */
function doneWords(done: string): string {
  const [, count = "", kind = "", by = ""] = /^(\d+) × (\S+) by (.+)$/.exec(done) ?? [];
  if (count === "") return done;
  const [, id] = by.split(":");
  const who = id === undefined ? whoWords(by) : `${whoWords(by)} ${id}`;
  return fill(breach.done, { count, what: eventWords(kind), who });
}

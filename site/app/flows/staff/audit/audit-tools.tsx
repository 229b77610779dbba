import { auditProblems } from "@frontdoor/contract/products/operations.ts";
import { consoleAuditWords as words } from "@frontdoor/words/staff/audit.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { giveFile, ofToday } from "../../../client/give-file.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/plural.ts";
import { useConsole } from "../console.ts";
import { DialogButton } from "../lists/dialog-button.tsx";
import { useParts } from "../use-press.ts";
import { everything, verifiedInParts } from "./audit.calls.ts";
import type { AuditFilter } from "./audit-filter.ts";
import { BreachList } from "./breach-list.tsx";

/** Buttons that verify the audit, export the filtered events with their chain, and list whom a breach concerns. */
export function AuditTools({ filter }: { filter: AuditFilter }) {
  const { ask, may, tell } = useConsole();
  const checking = useParts();
  const saving = useParts();
  const verify = () =>
    checking.read(
      (signal) => verifiedInParts(ask, signal),
      ({ valid, events, position, problem, at }) => {
        const whole = { events: events ?? 0, position: position ?? 0 };
        const broken = { at: at ?? "–", problem: problem === null ? "" : auditProblems[problem] };
        tell(valid ? fill(words.whole, whole) : fill(words.broken, broken));
      },
    );
  const save = () =>
    saving.read(
      (signal) => everything(ask, filter, signal),
      (events) => {
        giveFile(ofToday("audit"), "json", JSON.stringify(events, null, 2));
        tell(fill(plural(words.exported, events.length), { count: events.length }));
      },
    );
  return (
    <>
      <span className="staff-head__do">
        {may("verifyAudit") && (
          <Button look="secondary" state={checking.isBusy ? "loading" : "ready"} onClick={verify}>
            {words.verify}
          </Button>
        )}
        {may("exportAudit") && (
          <Button
            look="secondary"
            icon="download"
            state={saving.isBusy ? "loading" : "ready"}
            onClick={save}
          >
            {words.export}
          </Button>
        )}
        <DialogButton
          calls={["exportBreach"]}
          text={words.breach.open}
          dialog={(onClose) => <BreachList onClose={onClose} />}
        />
      </span>
      <PressFailed state={checking.state} />
      <PressFailed state={saving.state} />
    </>
  );
}

import { auditProblems } from "@frontdoor/contract/products/operations.ts";
import { consoleAuditWords as words } from "@frontdoor/words/staff/audit.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useReducer, useState } from "react";
import { useAttempt } from "../../../client/attempt.ts";
import { giveFile, ofToday } from "../../../client/give-file.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { newSubmission, nextSubmission, toRefusal } from "../../../fields/submission.ts";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/plural.ts";
import { useConsole } from "../console.ts";
import { everything, type HeardInParts, verifiedInParts } from "./audit.calls.ts";
import type { AuditFilter } from "./audit-filter.ts";
import { BreachList } from "./breach-list.tsx";

/** Buttons that verify the audit, export the filtered events with their chain, and list whom a breach concerns. */
export function AuditTools({ filter }: { filter: AuditFilter }) {
  const { ask, may, tell } = useConsole();
  const checking = useParts();
  const saving = useParts();
  const [isBreachOpen, setBreachOpen] = useState(false);
  const verify = () =>
    checking.press(
      (signal) => verifiedInParts(ask, signal),
      ({ valid, events, position, problem, at }) => {
        const whole = { events: events ?? 0, position: position ?? 0 };
        const broken = { at: at ?? "–", problem: problem === null ? "" : auditProblems[problem] };
        tell(valid ? fill(words.whole, whole) : fill(words.broken, broken));
      },
    );
  const save = () =>
    saving.press(
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
          <Button
            look="secondary"
            state={checking.state.at === "sending" ? "loading" : "ready"}
            onClick={verify}
          >
            {words.verify}
          </Button>
        )}
        {may("exportAudit") && (
          <Button
            look="secondary"
            icon="download"
            state={saving.state.at === "sending" ? "loading" : "ready"}
            onClick={save}
          >
            {words.export}
          </Button>
        )}
        {may("exportBreach") && (
          <Button look="secondary" onClick={() => setBreachOpen(true)}>
            {words.breach.open}
          </Button>
        )}
      </span>
      <PressFailed state={checking.state} />
      <PressFailed state={saving.state} />
      {isBreachOpen && <BreachList onClose={() => setBreachOpen(false)} />}
    </>
  );
}

/** Runs an action that takes several calls, and holds its state and result. */
function useParts() {
  const { tell } = useConsole();
  const [state, dispatch] = useReducer(nextSubmission, newSubmission);
  const attempt = useAttempt(() => dispatch({ type: "restarted" }));
  const press = <T,>(
    asked: (signal: AbortSignal) => Promise<HeardInParts<T>>,
    taken: (reply: T) => void,
  ) => {
    tell(null);
    dispatch({ type: "sent" });
    attempt(asked, (heard) => {
      if (heard.is !== "done") {
        const refusal =
          heard.is === "failed" ? toRefusal(heard.error) : { message: "", problems: {} };
        return dispatch({ type: "failed", ...refusal });
      }
      dispatch({ type: "restarted" });
      taken(heard.reply);
    });
  };
  return { state, press };
}

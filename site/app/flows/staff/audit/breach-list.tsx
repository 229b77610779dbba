import type { Problems } from "@frontdoor/contract/problems.ts";
import {
  type AffectedAccount,
  breachEndMessage,
  exportBreach,
} from "@frontdoor/contract/products/operations.ts";
import { consoleAuditWords } from "@frontdoor/words/staff/audit.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { plural } from "../../../ui/plural.ts";
import { ConfirmDialog, type PressInDialog } from "../confirm/confirm-dialog.tsx";
import { MomentField } from "../confirm/moment-field.tsx";
import { textIn } from "../confirm/text-in.ts";
import { useConsole } from "../console.ts";
import { giveCsv } from "../lists/csv.ts";
import { requiredProblems } from "../required-problems.ts";
import { momentAt } from "../south-african-time.ts";

const { breach: words } = consoleAuditWords;

/** Dialog that asks for a period and saves which accounts had what done to them in it (SEC-H10, POPIA s22). */
export function BreachList({ onClose }: { onClose: () => void }) {
  const { tell } = useConsole();
  const save = (affected: readonly AffectedAccount[]) => {
    if (affected.length === 0) return tell(words.none);
    giveCsv(words.file, [Object.values(words.columns), ...affected.map(cellsOf)]);
    tell(fill(plural(words.saved, affected.length), { count: affected.length }));
  };
  const send = (entered: FormData, press: PressInDialog) => {
    const from = textIn(entered, "from");
    const to = textIn(entered, "to");
    const span = { ...(from && { from: momentAt(from) }), ...(to && { to: momentAt(to) }) };
    press({
      call: exportBreach,
      input: { body: { ...span, reason: textIn(entered, "reason") } },
      problems: problemsOf(from, to),
      taken: (affected) => affected && save(affected),
    });
  };
  return (
    <ConfirmDialog
      words={words}
      icons={["people"]}
      asksReason
      labels={{ from: words.from, to: words.until }}
      fields={(field) => (
        <>
          <MomentField {...field("from")} required />
          <MomentField {...field("to")} hint={words.untilHint} />
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
  return [account, realm, first, last, what];
}

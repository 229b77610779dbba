import { confirmApproval, type ListedApproval } from "@frontdoor/contract/products/approvals.ts";
import { consoleApprovalsWords } from "@frontdoor/words/staff/approvals.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { ShownOnce } from "../confirm/shown-once.tsx";
import { usePress } from "../use-press.ts";
import { callWords } from "./approval-words.ts";

interface AgreeProps {
  approval: ListedApproval;
  onClose: () => void;
  onDone: () => void;
}

const { agreeing: words, answer: answerWords, input: inputWords } = consoleApprovalsWords;

/** Dialog that confirms what another owner asked for. A key that this makes is shown once. */
export function Agree({ approval, onClose, onDone }: AgreeProps) {
  const { state, press } = usePress();
  const [answer, setAnswer] = useState<string | null>(null);
  const { id, askedBy, reason, input } = approval;
  const what = callWords(approval.call);
  const [asked, both] = words.facts;
  if (answer !== null) return <ShownOnce words={answerWords} secret={answer} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={`${what}: ${words.title}`}
      facts={[
        { icon: "agree", text: fill(asked, { who: askedBy.name, reason }) },
        { icon: "info", text: both },
      ]}
      typed={{ what: "word", word: words.word }}
      submit={words.submit}
      state={state}
      fields={() => (
        <dl className="particulars" aria-label={inputWords}>
          {Object.entries(input ?? {}).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === "object" ? JSON.stringify(value) : String(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      onSubmit={() =>
        press({
          call: confirmApproval,
          input: { params: { id } },
          said: fill(words.said, { what: what.toLowerCase() }),
          taken: (done) => {
            onDone();
            const key = keyIn(done?.reply);
            if (key === null) onClose();
            else setAnswer(key);
          },
        })
      }
      onClose={onClose}
    />
  );
}

/** Returns the key in a response, or null. */
function keyIn(reply: unknown): string | null {
  const fields = Object.entries(reply ?? {});
  const [, key] = fields.find(([name]) => /^(?:key|secret|clientSecret)$/.test(name)) ?? [];
  return typeof key === "string" ? key : null;
}

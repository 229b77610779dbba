import { confirmApproval, type ListedApproval } from "@frontdoor/contract/products/approvals.ts";
import { consoleApprovalsWords } from "@frontdoor/words/staff/approvals.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { ParticularsList } from "../particulars-list.tsx";
import { callWords } from "./approval-words.ts";
import { askedFields } from "./asked-fields.ts";

const { agreeing: words, answer: answerWords, input: inputWords } = consoleApprovalsWords;

/** Dialog that confirms what another owner asked for. A key that this makes is shown once. */
export function Agree({ approval, ...dialog }: DialogProps & { approval: ListedApproval }) {
  const { id, askedBy, reason } = approval;
  const what = callWords(approval.call);
  const [asked, both] = words.facts;
  return (
    <ConfirmDialog
      words={{ ...words, title: `${what}: ${words.title}` }}
      facts={[fill(asked, { who: askedBy.name, reason }), both]}
      icons={["agree"]}
      typed={{ what: "word", word: words.word }}
      fields={() => <ParticularsList label={inputWords} rows={askedFields(approval)} />}
      onSubmit={(_, press) =>
        press({
          call: confirmApproval,
          input: { params: { id } },
          said: fill(words.said, { what: what.toLowerCase() }),
          shown: ({ reply }) => {
            const secret = keyIn(reply);
            return secret === null ? null : { ...answerWords, secret };
          },
        })
      }
      {...dialog}
    />
  );
}

/** Returns the key in a response, or null. */
function keyIn(reply: unknown): string | null {
  const fields = Object.entries(reply ?? {});
  const [, key] = fields.find(([name]) => /^(?:key|secret|clientSecret)$/.test(name)) ?? [];
  return typeof key === "string" ? key : null;
}

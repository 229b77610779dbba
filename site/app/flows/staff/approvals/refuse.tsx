import { type ListedApproval, refuseApproval } from "@frontdoor/contract/products/approvals.ts";
import { consoleApprovalsWords } from "@frontdoor/words/staff/approvals.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";
import { callWords } from "./approval-words.ts";

/** Dialog that refuses another owner's request, or takes back one's own. */
export function Refuse({ approval, ...dialog }: DialogProps & { approval: ListedApproval }) {
  const { refusing: words } = consoleApprovalsWords;
  const what = callWords(approval.call);
  return (
    <ConfirmDialog
      words={{ ...words, title: `${what}: ${words.title}` }}
      facts={[fill(words.facts[0], { who: approval.askedBy.name })]}
      asksReason
      onSubmit={(entered, press) =>
        press({
          call: refuseApproval,
          input: {
            params: { id: approval.id },
            body: { reason: textIn(entered, "reason") },
          },
          said: fill(words.said, { what: what.toLowerCase() }),
        })
      }
      {...dialog}
    />
  );
}

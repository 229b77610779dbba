import {
  confirmApproval,
  type ListedApproval,
  refuseApproval,
} from "@frontdoor/contract/products/approvals.ts";
import { consoleApprovalsWords } from "@frontdoor/words/staff/approvals.ts";
import { ConfirmCall } from "../confirm/confirm-call.tsx";
import { useConsole } from "../console.ts";
import { callWords } from "../event-words.ts";
import type { RowDialogProps } from "../lists/use-row-dialog.tsx";
import { ParticularsList } from "../particulars-list.tsx";
import { askedFields } from "./asked-fields.ts";

const { agreeing: words, answer: answerWords, input: inputWords } = consoleApprovalsWords;

/** Dialog that confirms what another owner asked for. A key that this makes is shown once. */
export function Agree({ row: approval, ...dialog }: RowDialogProps<ListedApproval>) {
  const { id, askedBy, reason } = approval;
  const what = callWords(approval.call);
  return (
    <ConfirmCall
      words={{ ...words, title: `${what}: ${words.title}` }}
      named={{ who: askedBy.name, reason, what: what.toLowerCase() }}
      icons={["agree"]}
      typed={{ what: "word", word: words.word }}
      fields={() => <ParticularsList label={inputWords} rows={askedFields(approval)} />}
      call={confirmApproval}
      input={() => ({ params: { id } })}
      shown={({ reply }) => {
        const secret = keyIn(reply);
        return secret === null ? null : { ...answerWords, secret };
      }}
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

/** Dialog that refuses another owner's request, or takes back one's own. */
export function Refuse({ row: approval, ...dialog }: RowDialogProps<ListedApproval>) {
  const { me } = useConsole();
  const isOwn = approval.askedBy.id === me.id;
  const words = consoleApprovalsWords[isOwn ? "withdrawing" : "refusing"];
  const what = callWords(approval.call);
  return (
    <ConfirmCall
      words={{ ...words, title: `${what}: ${words.title}` }}
      named={{ who: approval.askedBy.name, what: what.toLowerCase() }}
      asksReason
      call={refuseApproval}
      input={(reason) => ({ params: { id: approval.id }, body: { reason } })}
      {...dialog}
    />
  );
}

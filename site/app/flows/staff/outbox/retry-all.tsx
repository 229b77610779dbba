import {
  failedStates,
  retryAllOutbox,
  retryChannels,
} from "@frontdoor/contract/products/outbox.ts";
import { consoleOutboxWords } from "@frontdoor/words/staff/outbox.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { SelectField } from "../../../fields/select-field.tsx";
import { plural } from "../../../ui/plural.ts";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { MomentField } from "../confirm/moment-field.tsx";
import { textIn } from "../confirm/text-in.ts";
import { useConsole } from "../console.ts";
import { momentAt } from "../south-african-time.ts";
import { usePress } from "../use-press.ts";

const { retryAll: words, filters, message } = consoleOutboxWords;
const [what, mendFirst] = words.facts;

interface RetryAllProps {
  /** The state that the list shows, chosen initially. */
  state: string;
  onRetried: () => void;
  onClose: () => void;
}

/** Dialog that retries all messages that were refused or given up. */
export function RetryAll({ state: shown, onRetried, onClose }: RetryAllProps) {
  const { tell } = useConsole();
  const { state, press } = usePress();
  const send = (entered: FormData) => {
    const since = textIn(entered, "since");
    const body = {
      state: failedStates.find((name) => name === textIn(entered, "state")),
      channel: retryChannels.find((name) => name === textIn(entered, "channel")),
      ...(since !== "" && { since: momentAt(since) }),
    };
    press({
      call: retryAllOutbox,
      input: { body },
      taken: (reply) => {
        onClose();
        onRetried();
        if (reply) tell(said(reply.retried, reply.more));
      },
    });
  };
  return (
    <ConfirmDialog
      title={words.title}
      facts={[
        { icon: "send", text: what },
        { icon: "info", text: mendFirst },
      ]}
      submit={words.submit}
      state={state}
      labels={{ state: words.state, channel: words.channel, since: words.since }}
      fields={(problems) => (
        <>
          <SelectField
            name="state"
            label={words.state}
            placeholder={words.every}
            options={failedStates.map((id) => ({ id, name: filters[id] }))}
            defaultValue={shown}
            error={problems.state}
          />
          <SelectField
            name="channel"
            label={words.channel}
            placeholder={words.every}
            options={retryChannels.map((id) => ({ id, name: message.channels[id] }))}
            error={problems.channel}
          />
          <MomentField
            name="since"
            label={words.since}
            hint={words.sinceHint}
            error={problems.since}
          />
        </>
      )}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

function said(count: number, isMore: boolean): string {
  if (count === 0) return words.none;
  return fill(isMore ? words.more : plural(words.said, count), { count });
}

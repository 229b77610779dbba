import {
  failedStates,
  retryAllOutbox,
  retryChannels,
} from "@frontdoor/contract/products/outbox.ts";
import { consoleOutboxWords } from "@frontdoor/words/staff/outbox.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { SelectField } from "../../../fields/select-field.tsx";
import { plural } from "../../../ui/plural.ts";
import { ConfirmDialog, type DialogProps, type PressInDialog } from "../confirm/confirm-dialog.tsx";
import { MomentField } from "../confirm/moment-field.tsx";
import { textIn } from "../confirm/text-in.ts";
import { useConsole } from "../console.ts";
import { momentAt } from "../south-african-time.ts";

const { retryAll: words, filters, message } = consoleOutboxWords;

interface RetryAllProps extends DialogProps {
  /** The state that the list shows, chosen initially. */
  state: string;
}

/** Dialog that retries all messages that were refused or given up. */
export function RetryAll({ state: shown, ...dialog }: RetryAllProps) {
  const { tell } = useConsole();
  const send = (entered: FormData, press: PressInDialog) => {
    const since = textIn(entered, "since");
    const body = {
      state: failedStates.find((name) => name === textIn(entered, "state")),
      channel: retryChannels.find((name) => name === textIn(entered, "channel")),
      ...(since !== "" && { since: momentAt(since) }),
    };
    press({
      call: retryAllOutbox,
      input: { body },
      taken: (reply) => reply && tell(said(reply.retried, reply.more)),
    });
  };
  return (
    <ConfirmDialog
      words={words}
      icons={["send"]}
      labels={{ state: words.state, channel: words.channel, since: words.since }}
      fields={(field) => (
        <>
          <SelectField
            {...field("state")}
            placeholder={words.every}
            options={failedStates.map((id) => ({ id, name: filters[id] }))}
            defaultValue={shown}
          />
          <SelectField
            {...field("channel")}
            placeholder={words.every}
            options={retryChannels.map((id) => ({ id, name: message.channels[id] }))}
          />
          <MomentField {...field("since")} hint={words.sinceHint} />
        </>
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}

function said(count: number, isMore: boolean): string {
  if (count === 0) return words.none;
  return fill(isMore ? words.more : plural(words.said, count), { count });
}

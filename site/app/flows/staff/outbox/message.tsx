import {
  failedStates,
  retryOutbox,
  type ShownMessage,
  type MessageState as State,
  showMessage,
} from "@frontdoor/contract/products/outbox.ts";
import { consoleOutboxWords } from "@frontdoor/words/staff/outbox.ts";
import { timelineWords } from "@frontdoor/words/staff/timeline.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { momentOf } from "../../../parts/dates.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { StatePill } from "../../../ui/state-pill.tsx";
import { personAddress } from "../addresses.ts";
import { useConsole } from "../console.ts";
import { eventWords, textOf } from "../event-words.ts";
import { Loaded } from "../lists/loaded.tsx";
import { useReply } from "../lists/use-reply.ts";
import { ParticularsList } from "../particulars-list.tsx";
import { usePress } from "../use-press.ts";

const { message: words, states, retrying } = consoleOutboxWords;
const countries = new Intl.DisplayNames("en-ZA", { type: "region" });

/** One message: its recipient, the number of tries, and the provider's answer. */
export function Message({ id, onRetried }: { id: string; onRetried: () => void }) {
  const { state, reload } = useReply(showMessage, { params: { id } });
  const again = () => {
    onRetried();
    reload();
  };
  return (
    <Loaded reading={{ state, reload: again }}>
      {(message) => <ShownMessageBox message={message} onRetried={again} />}
    </Loaded>
  );
}

function ShownMessageBox({ message, onRetried }: { message: ShownMessage; onRetried: () => void }) {
  const { may } = useConsole();
  const pressing = usePress();
  const { id, kind, state, lastError, accountId, endedAt, undeliveredBecause, provider } = message;
  const hasFailed = failedStates.some((each) => each === state);
  const rows = [
    [words.to, message.maskedEmail],
    [words.by, words.channels[message.channel]],
    [words.asked, momentOf(message.createdAt, "alone")],
    [words.tries, String(message.attempts)],
    [words.next, message.nextTryAt && momentOf(message.nextTryAt, "alone")],
    [words.ended, message.doneAt && momentOf(message.doneAt, "alone")],
    [
      state === "delivered" ? words.delivered : words.undelivered,
      endedAt && momentOf(endedAt, "alone"),
    ],
    [words.provider, provider && (textOf(timelineWords.values.provider, provider) ?? provider)],
    [words.providerId, message.providerId],
    [words.country, (message.country && countries.of(message.country)) ?? null],
  ] as const;
  return (
    <section className="box" aria-labelledby="message">
      <h2 id="message">{eventWords(kind)}</h2>
      <MessageState state={state} lastError={lastError} />
      <ParticularsList rows={rows} />
      {lastError !== null && (
        <div>
          <p className="muted">{words.answered}</p>
          <p className="reply">{lastError}</p>
        </div>
      )}
      {state === "waiting" && lastError !== null && <p>{words.usual}</p>}
      {state === "handed-over" && <p>{words.handedOver}</p>}
      {state === "delivered" && <p>{words.arrived}</p>}
      {undeliveredBecause !== null && <p>{words.because[undeliveredBecause]}</p>}
      {state === "not-needed" && <p>{words.notNeeded}</p>}
      {state === "refused" && <p>{words.refused}</p>}
      {state === "given-up" && <p>{words.givenUp}</p>}
      <PressFailed state={pressing.state} />
      <div className="filters">
        {hasFailed && may("retryOutbox") && (
          <Button
            state={pressing.buttonState}
            onClick={() =>
              pressing.press({
                call: retryOutbox,
                input: { params: { id } },
                said: words.retried,
                taken: onRetried,
              })
            }
          >
            {words.retry}
          </Button>
        )}
        {accountId !== null && (
          <ButtonLink to={personAddress(accountId)} look="secondary">
            {words.person}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The delivery status of a message. One that waits for a retry is failing. */
export function MessageState({ state, lastError }: { state: State; lastError: string | null }) {
  if (state === "waiting" && lastError !== null) {
    return <StatePill kind="warn">{retrying}</StatePill>;
  }
  return <StatePill kind={looks[state]}>{states[state]}</StatePill>;
}

const looks = {
  waiting: "off",
  sending: "off",
  "handed-over": "off",
  delivered: "ok",
  undelivered: "error",
  "not-needed": "off",
  refused: "error",
  "given-up": "error",
  done: "off",
} as const satisfies Record<State, string>;

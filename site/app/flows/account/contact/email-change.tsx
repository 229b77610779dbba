import { undoEmailChange } from "@frontdoor/contract/account/email.ts";
import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import { accountContactWords } from "@frontdoor/words/account-contact.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { ReactNode } from "react";
import { send } from "../../../client/send.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { datedMomentOf, momentOf } from "../../../parts/dates.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Sentence } from "../../../ui/sentence.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { useChange } from "../use-change.ts";
import { SendLinkAgain } from "./send-link-again.tsx";

const { email: words } = accountContactWords;
const { waiting, changed } = words;

interface EmailChangeProps {
  change: NonNullable<AccountSettings["email"]["change"]>;
  address: string;
}

/** The progress of an email change, which the old address can still revert, and its cancellation. */
export function EmailChange({ change, address }: EmailChangeProps) {
  const { tell } = useAccountSettings();
  const again = useChange();
  const undo = useChange();
  const isWaiting = change.state === "waiting";
  const press = () =>
    undo.start({
      reason: reauthenticationWords.reasons.emailUndo,
      write: (sending) => send(undoEmailChange, { body: {} }, sending),
      taken: () => {
        const title = isWaiting ? fill(words.undone, { address }) : words.undoing;
        tell({ part: "reach", title, text: "" });
      },
    });
  return (
    <div className="panel">
      <strong>{isWaiting ? words.waiting.heading : words.changed.heading}</strong>
      <ol className="way">
        <WayStep isDone more={momentOf(change.askedAt, "alone")}>
          {waiting.asked}
        </WayStep>
        {change.state === "waiting" ? (
          <WayStep more={fill(waiting.until, { moment: datedMomentOf(change.until) })}>
            {fill(waiting.open, { address: change.address })}
          </WayStep>
        ) : (
          <>
            <WayStep isDone more={momentOf(change.changedAt, "alone")}>
              <Sentence text={changed.verified} parts={{ address: <b>{address}</b> }} />
            </WayStep>
            <WayStep more={fill(changed.until, { moment: datedMomentOf(change.undoUntil) })}>
              {changed.canUndo}
            </WayStep>
          </>
        )}
      </ol>
      <PressFailed state={undo.state} />
      <PressFailed state={again.state} />
      <div className="panel__do">
        {change.state === "waiting" && (
          <SendLinkAgain change={again} address={change.address} size="small" />
        )}
        <ChangeButton
          size="small"
          look={isWaiting ? "quiet" : "secondary"}
          state={undo.button}
          onClick={press}
        >
          {isWaiting ? words.waiting.cancel : words.changed.undo}
        </ChangeButton>
      </div>
    </div>
  );
}

interface WayStepProps {
  isDone?: boolean;
  more: string;
  children: ReactNode;
}

/** A step of a process: done, or current, shown as half a sun. */
function WayStep({ isDone = false, more, children }: WayStepProps) {
  return (
    <li className={isDone ? undefined : "way__now"}>
      <i aria-hidden="true">{isDone && <Icon name="check" size={15} />}</i>
      <div>
        {isDone ? children : <b>{children}</b>}
        <small>{more}</small>
      </div>
    </li>
  );
}

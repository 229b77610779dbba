import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import { accountReachWords } from "@frontdoor/words/account-reach.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { momentOf } from "../../../parts/dates/dates.ts";
import { undoEmail } from "../account.calls.ts";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { useChange } from "../use-change.ts";
import { EmailChanged, EmailWaiting } from "./email-change-steps.tsx";
import { SendLinkAgain } from "./send-link-again.tsx";

const { email: words } = accountReachWords;

interface EmailChangeProps {
  change: NonNullable<AccountSettings["email"]["change"]>;
  address: string;
}

/** The progress of an email change, and its cancellation. */
export function EmailChange({ change, address }: EmailChangeProps) {
  const { tell } = useAccountSettings();
  const again = useChange();
  const undo = useChange();
  const isWaiting = change.state === "waiting";
  const press = () =>
    undo.start({
      reason: reauthenticationWords.reasons.emailUndo,
      write: undoEmail,
      taken: () => {
        const title = isWaiting ? fill(words.undone, { address }) : words.undoing;
        tell({ part: "reach", title, text: "" });
      },
    });
  const asked = momentOf(change.askedAt, "alone");
  return (
    <div className="panel">
      <strong>{isWaiting ? words.waiting.heading : words.changed.heading}</strong>
      <ol className="way">
        {change.state === "waiting" ? (
          <EmailWaiting asked={asked} change={change} />
        ) : (
          <EmailChanged asked={asked} change={change} address={address} />
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
          state={undo.state.at === "sending" ? "loading" : "ready"}
          onClick={press}
        >
          {isWaiting ? words.waiting.giveUp : words.changed.undo}
        </ChangeButton>
      </div>
    </div>
  );
}

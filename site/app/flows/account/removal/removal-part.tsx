import { askForRemoval } from "@frontdoor/contract/account/own-removal.ts";
import { accountWords } from "@frontdoor/words/account.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { send } from "../../../client/send.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { Part } from "../part.tsx";
import { useChange } from "../use-change.ts";

const { removal: words } = accountWords;

export function RemovalPart() {
  const { account, tell } = useAccountSettings();
  const { state, button, start } = useChange();
  // While the old address can revert an email change, the removal link goes there.
  const sent =
    account.email.change?.state === "changed"
      ? words.sentBefore
      : fill(words.sent, { address: account.email.address });
  const press = () =>
    start({
      reason: reauthenticationWords.reasons.removal,
      sendsMessage: true,
      write: (sending) => send(askForRemoval, { body: {} }, sending),
      taken: () =>
        tell({
          part: "remove",
          title: sent,
          text: words.sentMore,
        }),
    });
  return (
    <Part name="remove" lead={words.lead}>
      <PressFailed state={state} />
      <div className="part__end">
        <ChangeButton look="danger-quiet" size="small" state={button} onClick={press}>
          {words.send}
        </ChangeButton>
      </div>
    </Part>
  );
}

import { accountReachWords } from "@frontdoor/words/account-reach.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { chooseWay } from "../account.calls.ts";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { Entry } from "../entry.tsx";
import { useChange } from "../use-change.ts";

const { codeWay: words } = accountReachWords;

/** The channel of one-time codes to the number, where there are two. */
export function CodeWayEntry() {
  const { account, tell } = useAccountSettings();
  const { state, start } = useChange();
  const { codeWay } = account.cellNumber;
  if (codeWay === null) return null;
  const other = codeWay === "sms" ? "whatsapp" : "sms";
  const choose = () =>
    start({
      reason: reauthenticationWords.reasons.codeWay,
      values: other,
      write: (sending) => chooseWay(other, sending),
      taken: () => tell({ part: "reach", title: words.done, text: "" }),
    });
  return (
    <Entry
      name={words.name}
      value={words[codeWay]}
      more={words.more}
      actions={
        <ChangeButton state={state.at === "sending" ? "loading" : "ready"} onClick={choose}>
          {other === "sms" ? words.useSms : words.useWhatsApp}
        </ChangeButton>
      }
    >
      <PressFailed state={state} />
    </Entry>
  );
}

import { accountPasskeysWords as words } from "@frontdoor/words/account-passkeys.ts";
import { useState } from "react";
import { canUsePasskeys } from "../../../client/can-use-passkeys.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { useChange } from "../use-change.ts";
import { PasskeyEntry } from "./passkey-entry.tsx";
import { PasskeyOffer } from "./passkey-offer.tsx";
import { addNewPasskey } from "./passkeys.calls.ts";

export function PasskeysPart() {
  const { account, tell } = useAccountSettings();
  const { state, start } = useChange();
  const [added, setAdded] = useState<string | null>(null);
  const isVerified = account.email.provenAt !== null;
  const add = () =>
    start({
      reason: words.reasons.add,
      write: addNewPasskey,
      taken: ({ id }) => {
        setAdded(id);
        tell({ part: "login", title: words.done.added, text: words.done.addedMore });
      },
    });
  const button = (
    <ChangeButton
      size="small"
      icon="plus"
      state={state.at === "sending" ? "loading" : "ready"}
      disabled={!isVerified || !canUsePasskeys()}
      onClick={add}
    >
      {words.add}
    </ChangeButton>
  );
  const why = <WhyNot isVerified={isVerified} />;
  const isEmpty = account.passkeys.length === 0;
  return (
    <>
      <h3 className="part__sub">{words.heading}</h3>
      <PressFailed state={state} />
      {account.passkeys.map((passkey) => (
        <PasskeyEntry
          key={passkey.id}
          passkey={passkey}
          isNew={passkey.id === added}
          onNamed={() => setAdded(null)}
        />
      ))}
      {isEmpty ? (
        <PasskeyOffer isOpen={isVerified} addButton={button}>
          <div className="panel">
            <strong>{words.none}</strong>
            <p className="entry__more">{words.about}</p>
            <p className="entry__more">{words.shared}</p>
            <div className="panel__do">{button}</div>
            {why}
          </div>
        </PasskeyOffer>
      ) : (
        <div className="part__end">
          {button}
          {why}
        </div>
      )}
    </>
  );
}

function WhyNot({ isVerified }: { isVerified: boolean }) {
  if (!isVerified) return <p className="entry__more">{words.unproven}</p>;
  return canUsePasskeys() ? null : <p className="entry__more">{words.cannot}</p>;
}

import { accountPasskeysWords as words } from "@frontdoor/words/account-passkeys.ts";
import { type ReactNode, useEffect, useState } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import { canUsePasskeys } from "../../../client/can-use-passkeys.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { Button } from "../../../ui/button.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { useChange } from "../use-change.ts";
import { PasskeyEntry } from "./passkey-entry.tsx";
import { addNewPasskey } from "./passkeys.calls.ts";

const headingId = "passkeys";

export function PasskeysPart() {
  const { account, tell } = useAccountSettings();
  const { state, button: buttonState, start } = useChange();
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
      state={buttonState}
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
      <h3 id={headingId} tabIndex={-1} className="part__sub">
        {words.heading}
      </h3>
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
  if (!isVerified) return <p className="entry__more">{words.unverified}</p>;
  return canUsePasskeys() ? null : <p className="entry__more">{words.cannot}</p>;
}

const storageKey = "no-passkey-offer";

interface PasskeyOfferProps {
  /** Whether the account may add a passkey. */
  isOpen: boolean;
  addButton: ReactNode;
  /** Shown where nothing is offered. */
  children: ReactNode;
}

/** Offers a passkey on a device that supports one, until the person says "Not now" there. */
function PasskeyOffer({ isOpen, addButton, children }: PasskeyOfferProps) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => (isOpen ? abortOnUnmount(isWorthOffering, setOffered) : undefined), [isOpen]);
  if (!isOffered) return children;
  const { heading, text, notNow, more } = words.offer;
  const refuse = () => {
    keepRefusal();
    // The button goes with the offer.
    document.getElementById(headingId)?.focus();
    setOffered(false);
  };
  return (
    <aside className="panel" aria-label={heading}>
      <p className="entry__more">{words.none}</p>
      <strong>{heading}</strong>
      <p className="entry__more">{text}</p>
      <p className="entry__more">{words.shared}</p>
      <div className="panel__do">
        {addButton}
        <Button look="quiet" size="small" onClick={refuse}>
          {notNow}
        </Button>
      </div>
      <p className="entry__more">{more}</p>
    </aside>
  );
}

async function isWorthOffering(): Promise<boolean> {
  if (!canUsePasskeys() || wasRefused()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

function wasRefused(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

function keepRefusal(): void {
  try {
    localStorage.setItem(storageKey, "");
  } catch {
    // `wasRefused` is true without storage, so nothing was offered.
  }
}

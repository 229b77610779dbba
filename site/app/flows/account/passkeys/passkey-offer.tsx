import { accountPasskeysWords as words } from "@frontdoor/words/account-passkeys.ts";
import { type ReactNode, useEffect, useState } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import { canUsePasskeys } from "../../../client/can-use-passkeys.ts";
import { Button } from "../../../ui/button.tsx";

const storageKey = "no-passkey-offer";

interface PasskeyOfferProps {
  /** Whether the account may add a passkey. */
  isOpen: boolean;
  addButton: ReactNode;
  /** Shown where nothing is offered. */
  children: ReactNode;
}

/** Offers a passkey on a device that supports one, until the person says "Not now" there. */
export function PasskeyOffer({ isOpen, addButton, children }: PasskeyOfferProps) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => (isOpen ? abortOnUnmount(isWorthOffering, setOffered) : undefined), [isOpen]);
  if (!isOffered) return children;
  const { heading, text, notNow, more } = words.offer;
  const refuse = () => {
    keepRefusal();
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

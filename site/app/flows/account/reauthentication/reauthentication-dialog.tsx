import type { ReauthenticationWay } from "@frontdoor/contract/account/overview.ts";
import { reauthenticationWords as words } from "@frontdoor/words/account-reauthentication.ts";
import { dialogWords } from "@frontdoor/words/dialog.ts";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../ui/icons/icon.tsx";
import { ReauthenticationForm } from "./reauthentication-form.tsx";

interface ReauthenticationDialogProps {
  asked: AskedReauthentication;
  ways: readonly ReauthenticationWay[];
  username: string;
  onEnded: () => void;
}

/**
 * The "Confirm it's you" dialog: the reason first, one method, and links to the others. The page behind and its fields
 * stay as they are.
 */
export function ReauthenticationDialog({
  asked,
  ways,
  username,
  onEnded,
}: ReauthenticationDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.querySelector<HTMLElement>(".modal__body :is(input:not([hidden]), button)")?.focus();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="modal modal--reauthentication"
      aria-labelledby="reauthentication-title"
      onClose={() => asked.end(false)}
    >
      <div className="modal__frame">
        <div className="modal__head">
          <h2 id="reauthentication-title">{words.heading}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={dialogWords.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <div className="modal__body reauthentication">
          <p>{asked.reason}</p>
          <ReauthenticationForm
            ways={ways}
            username={username}
            onReauthenticated={() => asked.end(true)}
            onEnded={onEnded}
          />
          <p className="reauthentication__time">{words.stays}</p>
        </div>
      </div>
    </dialog>
  );
}

interface AskedReauthentication {
  /** What the person is about to do, as a sentence. */
  reason: string;
  /** Ends the question, with whether the person reauthenticated. */
  end: (isVerified: boolean) => void;
}

/** The open reauthentication; a second one ends the first as not verified. */
export function useReauthentication() {
  const [asked, setAsked] = useState<AskedReauthentication | null>(null);
  const open = useRef<AskedReauthentication | null>(null);
  const ask = (reason: string): Promise<boolean> => {
    open.current?.end(false);
    return new Promise((resolve) => {
      const question: AskedReauthentication = {
        reason,
        end: (isVerified) => {
          if (open.current === question) {
            open.current = null;
            setAsked(null);
          }
          resolve(isVerified);
        },
      };
      open.current = question;
      setAsked(question);
    });
  };
  return { asked, ask };
}

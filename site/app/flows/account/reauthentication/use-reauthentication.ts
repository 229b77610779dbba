import { useRef, useState } from "react";

export interface AskedReauthentication {
  /** What the person is about to do, as a sentence. */
  reason: string;
  /** Is told how it ended: whether a proof was given. */
  end: (isVerified: boolean) => void;
}

/** The question that is open, if one is; a second one ends the first without a proof. */
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

import { useRef, useState } from "react";

export interface AskedReauthentication {
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

import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { ErrorArea } from "../../fields/error-area.tsx";
import { Button } from "../../ui/button.tsx";

interface ListsFailedProps {
  children: ReactNode;
  onAskListsAgain: () => void;
}

/**
 * What a form offers did not load (S2.179, Q065). Both parts go when the lists are asked for again: the
 * focus then returns to where it was when they failed.
 */
export function ListsFailed({ children, onAskListsAgain }: ListsFailedProps) {
  const before = useRef<Element | null>(null);
  // A layout effect: the area takes the focus in an effect of its own.
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  const askAgain = () => {
    onAskListsAgain();
    const wasAt = before.current;
    const isThere = wasAt instanceof HTMLElement && wasAt.isConnected && wasAt !== document.body;
    (isThere ? wasAt : document.getElementById("main"))?.focus();
  };
  return (
    <div className="form">
      <ErrorArea>{children}</ErrorArea>
      <div>
        <Button look="secondary" onClick={askAgain}>
          {signUpFormWords.lists.tryAgain}
        </Button>
      </div>
    </div>
  );
}

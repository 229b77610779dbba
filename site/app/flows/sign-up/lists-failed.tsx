import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { ErrorArea } from "../../fields/error-area.tsx";
import { Button } from "../../ui/button.tsx";

interface ListsFailedProps {
  children: ReactNode;
  onAskListsAgain: () => void;
}

/**
 * The error of lists that did not load, with a retry (S2.179, Q065). A retry removes both and returns the focus to
 * where it was before the failure.
 */
export function ListsFailed({ children, onAskListsAgain }: ListsFailedProps) {
  const before = useRef<Element | null>(null);
  // A layout effect, as it must run before the effect in which the error area takes the focus.
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

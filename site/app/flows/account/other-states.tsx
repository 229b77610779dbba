import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { accountWords as words } from "@frontdoor/words/account.ts";
import { useEffect, useRef } from "react";
import { ErrorArea } from "../../fields/error-area.tsx";
import { journeys } from "../../journeys.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

/** The loading state: bars in place of the content. */
export function WaitingParts() {
  return (
    <>
      <p role="status" className="visually-hidden">
        {words.loading}
      </p>
      {[0, 1, 2].map((part) => (
        <div key={part} className="part settings__wait" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ))}
    </>
  );
}

interface FailedPartProps {
  failure: { message: string; reference?: string | undefined };
  onLoad: () => void;
}

/** The page could not be loaded; a button retries, and goes at the press with the focus. */
export function FailedPart({ failure, onLoad }: FailedPartProps) {
  const loadAgain = () => {
    document.getElementById("main")?.focus();
    onLoad();
  };
  return (
    <section className="part">
      <header>
        <h2>{words.failed}</h2>
      </header>
      <ErrorArea attempt={failure} reference={failure.reference}>
        {failure.message}
      </ErrorArea>
      <div className="part__end">
        <Button look="secondary" onClick={loadAgain}>
          {words.tryAgain}
        </Button>
      </div>
    </section>
  );
}

/** The session ended while the page was open: what that means, and a link to the login. */
export function EndedPart({ product }: { product: CurrentContext }) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    part.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={part} className="part" tabIndex={-1} aria-labelledby="ended-heading">
      <header>
        <h2 id="ended-heading">{words.ended.heading}</h2>
        <p>{words.ended.why}</p>
      </header>
      <div className="part__end">
        <ButtonLink to={journeys.account.logIn[product]}>{words.ended.logIn}</ButtonLink>
      </div>
    </section>
  );
}

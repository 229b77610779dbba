import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { signedUpWords as words } from "@frontdoor/words/signed-up.ts";
import { journeys } from "../../journeys.ts";

/**
 * Replaces a form that was sent when the person returns to it: shown by `page-shell/signed-up.ts`, or without script by
 * the server (`answered-page.ts`).
 */
export function SignedUp({ audience }: { audience: CurrentContext }) {
  return (
    <div className="signed-up" data-signed-up="" hidden>
      <div className="notice notice--success">
        <div>
          <h1 className="signed-up__heading">{words.heading}</h1>
          <p>{words.text}</p>
          <a href={journeys.signUp.logIn}>{words.logIn}</a>
          <a href={journeys.signUp.again[audience]}>{words.again}</a>
        </div>
      </div>
    </div>
  );
}

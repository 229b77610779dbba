import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { signedUpWords as words } from "@frontdoor/words/signed-up.ts";
import { journeys } from "../../journeys.ts";

/**
 * In place of the form, for whoever comes back to one that was sent: `page-shell/signed-up.ts` shows it, without script the
 * server does (`over-page.ts`).
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

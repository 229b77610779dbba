import { loggedOutWords } from "@frontdoor/words/logged-out.ts";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** The end of a logout from a product without a page of its own for it. */
export function LoggedOutScreen() {
  return (
    <div className="scene-card scene-card--text">
      <h1>{loggedOutWords.heading}</h1>
      <p>{loggedOutWords.sharedComputer}</p>
      <ButtonLink to={journeys.loggedOut.logIn} size="large" look="secondary">
        {loggedOutWords.logIn}
      </ButtonLink>
    </div>
  );
}

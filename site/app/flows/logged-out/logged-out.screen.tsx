import { loggedOutWords } from "@frontdoor/words/logged-out.ts";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** Where a logout ends whose product names no page of its own. */
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

import { errorAreaWords } from "@frontdoor/words/error-area.ts";
import { loginEndedWords } from "@frontdoor/words/login-ended.ts";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** Where a login ends that a product asked for and that cannot go on: it waited too long, or began elsewhere. */
export function LoginEndedScreen() {
  return (
    <div className="scene-card scene-card--text">
      <h1>{loginEndedWords.heading}</h1>
      <p>{loginEndedWords.reasons}</p>
      <p>{loginEndedWords.whatNow}</p>
      <p data-reference={errorAreaWords.reference} hidden />
      <ButtonLink to={journeys.loginEnded.logIn} size="large">
        {loginEndedWords.logIn}
      </ButtonLink>
    </div>
  );
}

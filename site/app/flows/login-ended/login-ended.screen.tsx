import { errorAreaWords } from "@frontdoor/words/error-area.ts";
import { loginEndedWords } from "@frontdoor/words/login-ended.ts";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** The reasons why a login ends, by the errors that the address of the page may name; without one it waited too long. */
const endings = [
  { errors: "", words: loginEndedWords },
  { errors: "invalid_client unauthorized_client", words: loginEndedWords.unknown },
  {
    errors:
      "invalid_request invalid_redirect_uri invalid_scope invalid_target invalid_client_metadata invalid_request_object request_not_supported request_uri_not_supported registration_not_supported unsupported_response_type unsupported_response_mode access_denied",
    words: loginEndedWords.setUp,
  },
  { errors: "temporarily_unavailable", words: loginEndedWords.busy },
  { errors: "server_error", words: loginEndedWords.fault },
];

/**
 * Where a login or logout ends that a product asked for and that cannot go on. The script of the page shows the part
 * that its address names.
 */
export function LoginEndedScreen() {
  return (
    <div className="scene-card scene-card--text">
      {endings.map(({ errors, words }) => (
        <div
          key={errors}
          className="scene-card__ending"
          data-errors={errors}
          hidden={errors !== ""}
        >
          <h1>{words.heading}</h1>
          <p>{words.reasons}</p>
          <p>{words.whatNow}</p>
        </div>
      ))}
      <p data-reference={errorAreaWords.reference} hidden />
      <div className="scene-card__developer" data-developer hidden>
        <strong>{loginEndedWords.developer}</strong>
        <p />
      </div>
      <ButtonLink to={journeys.loginEnded.logIn} size="large">
        {loginEndedWords.logIn}
      </ButtonLink>
    </div>
  );
}

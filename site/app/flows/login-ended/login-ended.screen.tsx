import { errorAreaWords } from "@frontdoor/words/error-area.ts";
import { loginEndedWords } from "@frontdoor/words/login-ended.ts";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** The reason why a login ended, by the error in the page's address; without one, a timeout. */
const endings = [
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
 * The end of a product's login or logout that cannot continue, by default after a timeout. The server shows another
 * part where the address names an error (`login-ended-page.ts`).
 */
export function LoginEnded() {
  return <Ending errors="" words={loginEndedWords} />;
}

/** Hidden until the address names that error. */
export function OtherEndings() {
  return (
    <>
      {endings.map((each) => (
        <Ending key={each.errors} {...each} />
      ))}
      <p data-reference={errorAreaWords.reference} hidden />
      <div className="scene-card__developer" data-developer="" hidden>
        <strong>{loginEndedWords.developer}</strong>
        <p />
      </div>
    </>
  );
}

/** The link below every reason. */
export function LogInAgain() {
  return (
    <ButtonLink to={journeys.loginEnded.logIn} size="large">
      {loginEndedWords.logIn}
    </ButtonLink>
  );
}

interface EndingProps {
  errors: string;
  words: { heading: string; reasons: string; whatNow: string };
}

function Ending({ errors, words }: EndingProps) {
  return (
    <div className="scene-card__ending" data-errors={errors} hidden={errors !== ""}>
      <h1>{words.heading}</h1>
      <p>{words.reasons}</p>
      <p>{words.whatNow}</p>
    </div>
  );
}

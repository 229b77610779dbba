import { type CurrentContext, realmOf } from "@frontdoor/contract/contexts.ts";
import {
  accountLockedDisplay,
  accountLockedType,
  standardMessages,
} from "@frontdoor/contract/errors.ts";
import { loginWords } from "@frontdoor/words/login.ts";
import { ErrorArea, faultyFields } from "../../fields/error-area.tsx";
import { journeys } from "../../journeys.ts";
import type { LoginError } from "../../parts/login-error/login-error.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { ForgotPasswordLink } from "./forgot-password-link.tsx";
import { type Login, loginLabels } from "./login.state.ts";

/** The error of a login: incomplete fields, a failed attempt, or an invalid invite. */
export function LoginErrorArea({ login, context }: { login: Login; context: CurrentContext }) {
  const { step, inviteMessage } = login;
  switch (step.at) {
    case "incomplete":
      return (
        <ErrorArea fields={faultyFields(step.problems, loginLabels(context))} attempt={step}>
          {standardMessages.validation}
        </ErrorArea>
      );
    case "failed":
      return (
        <ErrorArea attempt={step} reference={step.error.reference}>
          <LoginErrorText error={step.error} context={context} />
        </ErrorArea>
      );
    case "ready":
    case "sending":
    case "asking":
    case "leaving":
      return <ErrorArea attempt={inviteMessage}>{inviteMessage}</ErrorArea>;
    default:
      return step satisfies never;
  }
}

/**
 * Shown below every failed academic login: an unverified registration is refused like a wrong password, and the page
 * must not reveal which of the two it was (decision 0009).
 */
export function NewAccountNote({ login, context }: { login: Login; context: CurrentContext }) {
  if (login.step.at !== "failed" || realmOf(context) !== "academic") return null;
  return <p className="field__hint">{loginWords.newAccount}</p>;
}

/** A locked account has its own message, with a link to unlock it (S8.024, S8.025, Q031). */
function LoginErrorText({ error, context }: { error: LoginError; context: CurrentContext }) {
  if (error.type !== accountLockedType) return error.message;
  const { text, link } = accountLockedDisplay;
  const unlock = (
    <ForgotPasswordLink to={journeys.login.accountLocked} context={context}>
      {link}
    </ForgotPasswordLink>
  );
  return <Sentence text={text} parts={{ link: unlock }} />;
}

import { type Context, type CurrentContext, realmOf } from "@frontdoor/contract/contexts.ts";
import {
  accountLockedDisplay,
  accountLockedType,
  standardMessages,
} from "@frontdoor/contract/errors.ts";
import { loginProducts } from "@frontdoor/contract/products.ts";
import { loginWords } from "@frontdoor/words/login.ts";
import { usePosted } from "../../client/posted.ts";
import { ErrorArea, faultyFields } from "../../fields/error-area.tsx";
import { journeys } from "../../journeys.ts";
import { ContextSelector } from "../../parts/context-selector/context-selector.tsx";
import { ProductLinks } from "../../parts/context-selector/product-links.tsx";
import { ForgotPasswordLink } from "../../parts/forgot-password-link.tsx";
import { InviteRoom } from "../../parts/invite-room.tsx";
import type { LoginError } from "../../parts/login-error.ts";
import { ShowIf } from "../../parts/show-if.tsx";
import { UnderConstruction } from "../../parts/under-construction.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import {
  type Credentials,
  type Login,
  loginLabels,
  passwordChangedMessage,
  takesLogins,
} from "./login.state.ts";
import { LoginFields, LoginForm } from "./login-form.tsx";

interface LoginScreenProps {
  audience: CurrentContext;
  /**
   * False until cookie and storage are read: the screen then holds the parts of every product, and the style sheet
   * shows the right ones.
   */
  isDecided: boolean;
  passwordChanged: boolean;
  login: Login;
  onChoose: (context: Context) => void;
  onLogin: (credentials: Credentials) => void;
  onPasskey: () => void;
}

/** Login: the fields depend on the chosen product (S2.107). Without a product there are none (Q015). */
export function LoginScreen(props: LoginScreenProps) {
  const { audience, isDecided, passwordChanged, login, onChoose, onLogin, onPasskey } = props;
  const isUndecided = audience === "" && !isDecided;
  const posted = usePosted();
  // Without script the page knows its product by its address alone.
  const isOpenInAddress = posted !== null && posted.values.product === undefined;
  const asksForProduct = audience === "" && (isDecided || isOpenInAddress);
  return (
    <div className="account-screen">
      <h1>{loginWords.heading}</h1>
      <p className="login__for-account">{loginWords.forAccount}</p>
      <InviteRoom isUsable={login.inviteCode !== null && audience === "practice"}>
        <LoginErrorArea login={login} context={audience} />
        <NewAccountNote login={login} context={audience} />
      </InviteRoom>
      <StatusMessage>{passwordChanged && passwordChangedMessage(asksForProduct)}</StatusMessage>
      <LoginForm step={login.step} onLogin={onLogin}>
        <ContextSelector value={audience} onChoose={onChoose} />
        {audience === "" && isDecided && <p>{loginWords.chooseProduct}</p>}
        {isUndecided && <ProductLinks to={journeys.login.product} />}
        {(isUndecided || audience === "patient") && (
          <ShowIf contexts={["patient"]}>
            <UnderConstruction advice={loginWords.patientAdvice} />
          </ShowIf>
        )}
        {(isUndecided || takesLogins(audience)) && (
          <ShowIf contexts={loginProducts}>
            <LoginFields context={audience} login={login} onPasskey={onPasskey} />
          </ShowIf>
        )}
      </LoginForm>
    </div>
  );
}

/** The error of a login: incomplete fields, a failed attempt, or an invalid invite. */
function LoginErrorArea({ login, context }: { login: Login; context: CurrentContext }) {
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
function NewAccountNote({ login, context }: { login: Login; context: CurrentContext }) {
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

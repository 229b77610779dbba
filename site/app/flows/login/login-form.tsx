import { stayParameter } from "@frontdoor/contract/account/account-page.ts";
import { type CurrentContext, realmOf } from "@frontdoor/contract/contexts.ts";
import { loginProducts } from "@frontdoor/contract/products.ts";
import { enteredName } from "@frontdoor/contract/validators/unseen-marks.ts";
import { loginWords } from "@frontdoor/words/login.ts";
import type { FormEvent, ReactNode } from "react";
import { Checkbox } from "../../fields/checkbox.tsx";
import { PasswordField } from "../../fields/password-field.tsx";
import { PostedFields } from "../../fields/posted-fields.tsx";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { journeys } from "../../journeys.ts";
import { ForgotPasswordLink } from "../../parts/forgot-password-link.tsx";
import { InviteLink } from "../../parts/practice-invite/invite-link.tsx";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { type Credentials, type Login, type LoginStep, loginLabels } from "./login.state.ts";
import { PasskeyButton } from "./passkey-button.tsx";

export const loginFormId = "login";

interface LoginFormProps {
  step: LoginStep;
  onLogin: (credentials: Credentials) => void;
  /** The product selector, part of the form for browsers without script, and the fields. */
  children: ReactNode;
}

const isSending = ({ at }: LoginStep): boolean => at === "sending" || at === "leaving";

/** The form of a login; it has no box of its own in the layout. */
export function LoginForm({ step, onLogin, children }: LoginFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending(step) || step.at === "asking") return;
    const entered = new FormData(event.currentTarget);
    onLogin({
      username: enteredName(String(entered.get("username") ?? "")),
      password: String(entered.get("password") ?? ""),
    });
  };
  return (
    <form id={loginFormId} className="form-around" method="post" noValidate onSubmit={submit}>
      <PostedFields />
      {children}
    </form>
  );
}

interface LoginFieldsProps {
  /** Empty until it is known: then the fields fit both products. */
  context: CurrentContext;
  login: Login;
  onPasskey: () => void;
}

/** The label of the username until the product is known. */
const undecidedUsername = Object.fromEntries(
  loginProducts.map((context) => [context, loginLabels(context).username]),
);

/**
 * Username and password (S2.095–S2.102). The fields are uncontrolled, so that they keep what was entered before
 * hydration and after a failure.
 */
export function LoginFields({ context, login, onPasskey }: LoginFieldsProps) {
  const { step } = login;
  const labels = loginLabels(context);
  const problems = step.at === "incomplete" ? step.problems : {};
  const isAsking = step.at === "asking";
  return (
    <div className="form">
      <TextField
        name="username"
        label={labels.username}
        labelIn={context === "" ? undecidedUsername : undefined}
        error={problems.username}
        required
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={realmOf(context) === "academic" ? "email" : "text"}
      />
      <PasswordField
        name="password"
        which="password"
        label={labels.password}
        error={problems.password}
        required
        autoComplete="current-password"
      />
      <div className="login__stay">
        <Checkbox name={stayParameter}>
          {loginWords.stay} <span className="login__hint">{loginWords.stayHint}</span>
        </Checkbox>
      </div>
      <SubmitButton wide state={isSending(step) ? "loading" : "ready"} disabled={isAsking}>
        {loginWords.submit}
      </SubmitButton>
      <p className="account-screen__more">
        <ForgotPasswordLink to={journeys.login.troubleSigningIn} context={context}>
          {loginWords.trouble}
        </ForgotPasswordLink>
      </p>
      <div className="account-screen__more login__others">
        <PasskeyButton isAsking={isAsking} disabled={isSending(step)} onPress={onPasskey} />
        <p>
          <Sentence
            text={loginWords.newHere}
            parts={{ signUp: <SignUpLink context={context} inviteCode={login.inviteCode} /> }}
          />
        </p>
        <p className="login__account-settings">
          <a href={journeys.login.accountSettings[context]}>{loginWords.manageAccount}</a>
        </p>
        <details>
          <summary>
            {loginWords.safety}
            <Icon name="chevronDown" size={18} />
          </summary>
          <p>
            <Sentence
              text={loginWords.encrypted}
              parts={{
                privacy: <LegalButton document="privacy">{loginWords.privacy}</LegalButton>,
              }}
            />
          </p>
        </details>
      </div>
    </div>
  );
}

interface SignUpLinkProps {
  context: CurrentContext;
  inviteCode: string | null;
}

/** To the sign-up, with a practice invite that can be used. */
function SignUpLink({ context, inviteCode }: SignUpLinkProps) {
  if (inviteCode === null || realmOf(context) === "academic") {
    return <a href={journeys.login.newHere[context]}>{loginWords.signUp}</a>;
  }
  return (
    <InviteLink to={journeys.login.newHere.practice} code={inviteCode}>
      {loginWords.signUp}
    </InviteLink>
  );
}

import { stayParameter } from "@frontdoor/contract/account/account-page.ts";
import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { credentialProblems } from "@frontdoor/contract/practice/login-rules.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { useEffect, useReducer, useRef } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import { useAttempt } from "../../client/attempt.ts";
import { useAudience } from "../../client/audience.ts";
import { leaveFor } from "../../client/leave-for.ts";
import { saveLoginContextCookie } from "../../client/login-context-cookie.ts";
import { onDemand, useOnFirstInput } from "../../client/on-demand.ts";
import { usePosted } from "../../client/posted.ts";
import { island } from "../../island/island.tsx";
import { useFailedLogin } from "../../parts/navigation-state/failed-login.ts";
import { useLoginHint } from "../../parts/navigation-state/login-hint.ts";
import { usePasswordChanged } from "../../parts/navigation-state/password-changed.ts";
import {
  forgetUnusable,
  usableCodeOf,
  useInviteCode,
} from "../../parts/practice-invite/practice-invite.ts";
import type { LoginAnswer } from "./login.calls.ts";
import { LoginScreen } from "./login.screen.tsx";
import { type Credentials, type Login, newLogin, nextLogin, takesLogins } from "./login.state.ts";
import { loginFormId } from "./login-form.tsx";
import { passkeyLogin, usePasskeysInField } from "./use-passkeys.ts";

const loginCalls = onDemand(() => import("./login.calls.ts"));
const inviteCalls = onDemand(() => import("../../parts/practice-invite/practice-invite.calls.ts"));

/** The error for an answer without a location that the browser may go to. */
const noAnswer = {
  accepted: false,
  error: { message: standardMessages.communication, type: "" },
} as const;

/** Whether "stay signed in" is ticked; read from the field because a passkey login submits no form. */
function asksToStay(): boolean {
  const form = document.getElementById(loginFormId);
  return form instanceof HTMLFormElement && new FormData(form).has(stayParameter);
}

/**
 * If the script that sends the form does not load, the browser sends it. Offline that would only replace the page with
 * an error.
 */
function sendUnaided(): typeof noAnswer | Promise<never> {
  const form = document.getElementById(loginFormId);
  if (!navigator.onLine || !(form instanceof HTMLFormElement)) return noAnswer;
  form.submit();
  return new Promise(() => {});
}

/** Login (S2.005, S2.088–S2.118). */
function LoginRoute() {
  const { audience, settled, choose } = useAudience();
  const posted = usePosted<Partial<Login>>();
  const [login, dispatch] = useReducer(nextLogin, { ...newLogin, ...posted?.state });
  const passwordChanged = usePasswordChanged();
  const failedLogin = useFailedLogin();
  useLoginHint();
  const inviteCode = useInviteCode();
  /** A login before the invite is loaded still sends its code. */
  const usableInvite = useRef<Promise<string | null>>(Promise.resolve(null));
  useOnFirstInput(loginCalls);
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }), audience);

  useEffect(() => {
    if (inviteCode === "") return;
    return abortOnUnmount(
      (signal) => {
        const outcome = inviteCalls().then(
          ({ askForInvite }) => askForInvite(inviteCode, { signal }),
          () => ({ kind: "refused", message: standardMessages.communication }) as const,
        );
        usableInvite.current = outcome.then(usableCodeOf, () => null);
        return outcome;
      },
      (outcome) => {
        forgetUnusable(outcome);
        dispatch({ type: "inviteAnswered", outcome });
      },
    );
  }, [inviteCode]);

  useEffect(() => {
    if (failedLogin !== null) dispatch({ type: "failedElsewhere", error: failedLogin });
  }, [failedLogin]);

  const product = settled && takesLogins(audience) ? audience : null;
  const { stop, offerAgain } = usePasskeysInField(product, (passkey) => enterByPasskey(passkey));

  /** The answer to a login; unless accepted, passkeys are offered again. Without a response there was no attempt. */
  const take = (context: LoginProduct, answer: LoginAnswer | null) => {
    if (!answer?.accepted) offerAgain();
    if (answer === null) return dispatch({ type: "abandoned" });
    if (!answer.accepted) return dispatch({ type: "failed", error: answer.error });
    saveLoginContextCookie(context);
    if (leaveFor(answer.location)) return dispatch({ type: "accepted" });
    dispatch({ type: "failed", error: noAnswer.error });
  };

  const enterByPasskey = (chosen: PasskeyLogin | null) => {
    if (product === null) return;
    stop();
    dispatch({ type: "passkeyAsked" });
    attempt(
      (signal) =>
        Promise.all([passkeyLogin(), usableInvite.current]).then(
          ([{ logInWithPasskey }, invite]) =>
            logInWithPasskey(product, chosen, invite, { signal, stay: asksToStay() }),
          () => noAnswer,
        ),
      (answer) => take(product, answer),
    );
  };

  const enter = (context: LoginProduct, credentials: Credentials) => {
    const problems = credentialProblems(credentials);
    if (Object.keys(problems).length > 0) return dispatch({ type: "incomplete", problems });
    stop();
    dispatch({ type: "sent" });
    attempt(
      (signal) =>
        Promise.all([loginCalls(), usableInvite.current]).then(
          ([{ logIn }, invite]) =>
            logIn(context, credentials, invite, { signal, stay: asksToStay() }),
          sendUnaided,
        ),
      (answer) => take(context, answer),
    );
  };

  return (
    <LoginScreen
      audience={audience}
      isDecided={settled}
      passwordChanged={passwordChanged}
      login={login}
      onChoose={(context) => {
        choose(context);
        dispatch({ type: "contextChosen" });
      }}
      onPasskey={() => enterByPasskey(null)}
      onLogin={(credentials) => {
        if (takesLogins(audience)) enter(audience, credentials);
      }}
    />
  );
}

export default island(LoginRoute);

import { resolveContext } from "@frontdoor/contract/contexts.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { credentialProblems } from "@frontdoor/contract/practice/login.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { useEffect, useReducer } from "react";
import { useAttempt } from "../../client/attempt.ts";
import { type AudienceHandle, useAudience } from "../../client/audience.tsx";
import { leaveFor } from "../../client/leave-for.ts";
import { saveLoginContextCookie } from "../../client/login-context-cookie.ts";
import { whileHere } from "../../client/while-here.ts";
import { accountPages } from "../../content/account-pages.ts";
import { useFailedLogin } from "../../parts/arrivals/failed-login.ts";
import { usePasswordChanged } from "../../parts/arrivals/password-changed.ts";
import { askForInvite, useInviteCode } from "../../parts/practice-invite/practice-invite.ts";
import { logIn } from "./login.calls.ts";
import { LoginScreen } from "./login.screen.tsx";
import { type Credentials, newLogin, nextLogin, takesLogins } from "./login.state.ts";

/**
 * Which product the login is for: the one of the address, else of the cookie, else of this tab
 * (S2.108–S2.111, S2.114). Before cookie and tab are known, an address that names no product shows none:
 * what is not yet decided must not be seen to change.
 */
export const handle: AudienceHandle = {
  audience: (params, { cookie, stored }) => {
    const isUndecided = !params.loginContext && stored === undefined;
    return isUndecided ? "" : resolveContext(params.loginContext, cookie, stored);
  },
};

export const meta = () => accountPages.login;

/** Login (S2.005, S2.088–S2.118). */
export default function LoginRoute() {
  const { audience, settled, choose } = useAudience();
  const [login, dispatch] = useReducer(nextLogin, newLogin);
  const passwordChanged = usePasswordChanged();
  const failedLogin = useFailedLogin();
  const inviteCode = useInviteCode();
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }), audience);

  useEffect(() => {
    if (inviteCode === "") return;
    return whileHere(
      (signal) => askForInvite(inviteCode, signal),
      (outcome) => dispatch({ type: "inviteAnswered", outcome }),
    );
  }, [inviteCode]);

  useEffect(() => {
    if (failedLogin !== null) dispatch({ type: "failedElsewhere", error: failedLogin });
  }, [failedLogin]);

  const enter = (context: LoginProduct, credentials: Credentials) => {
    const problems = credentialProblems(credentials);
    if (Object.keys(problems).length > 0) return dispatch({ type: "incomplete", problems });
    dispatch({ type: "sent" });
    attempt(
      (signal) => logIn(context, credentials, login.inviteCode, signal),
      (answer) => {
        if (!answer.accepted) return dispatch({ type: "failed", error: answer.error });
        saveLoginContextCookie(context);
        if (leaveFor(answer.location)) return dispatch({ type: "accepted" });
        dispatch({ type: "failed", error: { message: standardMessages.communication, type: "" } });
      },
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
      onLogin={(credentials) => {
        if (takesLogins(audience)) enter(audience, credentials);
      }}
    />
  );
}

import { type ResetContext, resetContext } from "@frontdoor/contract/contexts.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { newPasswordProblems } from "@frontdoor/contract/practice/reset-password.ts";
import { useEffect, useReducer, useRef, useState } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import { useAddressSecret } from "../../client/address-secret.ts";
import { useAttempt } from "../../client/attempt.ts";
import { useAudience } from "../../client/audience.ts";
import { usePathParts } from "../../client/location.ts";
import { goTo } from "../../client/navigation-state.ts";
import { usePosted } from "../../client/posted.ts";
import { secretPlaceholder } from "../../client/secret-placeholder.ts";
import { askedContext } from "../../client/stored-audience.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { newSubmission } from "../../fields/submission.ts";
import { island } from "../../island/island.tsx";
import { journeys } from "../../journeys.ts";
import { forgetAsked } from "../../parts/asked-before.ts";
import { passwordChangedState } from "../../parts/navigation-state/password-changed.ts";
import { askForUsername, changePassword } from "./reset-password.calls.ts";
import { ResetPasswordScreen } from "./reset-password.screen.tsx";
import {
  type NewPassword,
  nextResetPassword,
  type ResetPassword as ResetPasswordState,
  resetFailure,
} from "./reset-password.state.ts";

/** Reset password (S2.022, S2.148–S2.156); an unknown context redirects home (S2.155). */
function ResetPasswordRoute() {
  const [, context = "", hash = ""] = usePathParts();
  const resets = resetContext(context);
  // One document serves all links, so the link is unknown until hydration.
  if (context.startsWith(":")) return <ResetPasswordPage context="patient" hash="" address="" />;
  if (resets === null) return <LeadHome />;
  return <ResetPasswordPage context={resets} hash={hash} address={`/passwordreset/${context}`} />;
}

function LeadHome() {
  useEffect(() => goTo(journeys.resetPassword.contextUnknown, { replace: true }), []);
  return null;
}

interface ResetPasswordPageProps {
  context: ResetContext;
  hash: string;
  address: string;
}

function ResetPasswordPage({ context, hash, address }: ResetPasswordPageProps) {
  const token = useAddressSecret(hash, `${address}/${secretPlaceholder}`);
  return <ResetPassword context={context} token={token} />;
}

function ResetPassword({ context, token }: { context: ResetContext; token: string }) {
  const posted = usePosted<ResetPasswordState>();
  const [state, dispatch] = useReducer(nextResetPassword, posted?.state ?? newSubmission);
  const keys = useRef(createSubmissionKeys());
  const { choose } = useAudience();
  const [username, setUsername] = useState<string | null>(null);

  useEffect(() => {
    if (token === "") return;
    return abortOnUnmount((signal) => askForUsername(context, token, signal), setUsername);
  }, [context, token]);
  const attempt = useAttempt(() => dispatch({ type: "restarted" }));

  const change = (entered: NewPassword) => {
    const problems = newPasswordProblems(entered);
    if (Object.keys(problems).length > 0) {
      return dispatch({ type: "failed", message: standardMessages.validation, problems });
    }
    dispatch({ type: "sent" });
    const { password } = entered;
    const idempotencyKey = keys.current.keyFor({ password, token });
    attempt(
      (signal) => changePassword(context, token, password, { signal, idempotencyKey }),
      (sent) => {
        if (!sent.ok) return dispatch(resetFailure(sent.error));
        forgetAsked();
        // Patients and practice users share the link (S2.153), so it does not reveal which of the two it was.
        if (context === "patient") choose(askedContext);
        // Replacing removes the used link from the history (SEC-C13).
        goTo(journeys.resetPassword.changed, { replace: true, state: passwordChangedState });
      },
    );
  };

  return (
    <ResetPasswordScreen product={context} state={state} username={username} onChange={change} />
  );
}

export default island(ResetPasswordRoute);

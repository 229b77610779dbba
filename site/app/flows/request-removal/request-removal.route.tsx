import { useEffect, useReducer, useRef } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import { useAddressSecret } from "../../client/address-secret.ts";
import { useAttempt } from "../../client/attempt.ts";
import { usePathParts } from "../../client/location.ts";
import { goTo } from "../../client/navigation-state.ts";
import { usePosted } from "../../client/posted.ts";
import { secretPlaceholder } from "../../client/secret-placeholder.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { toRefusal } from "../../fields/submission.ts";
import { island } from "../../island/island.tsx";
import { journeys } from "../../journeys.ts";
import { accountRemovedState } from "../../parts/navigation-state/account-removed.ts";
import { askForRequest, confirmRequest } from "./request-removal.calls.ts";
import { RequestRemovalScreen } from "./request-removal.screen.tsx";
import {
  newRequestRemoval,
  nextRequestRemoval,
  type RequestRemoval as RequestRemovalState,
} from "./request-removal.state.ts";

/** Account removal (S2.025, S2.165–S2.170, S4.058–S4.060). */
function RequestRemovalRoute() {
  const [, token = ""] = usePathParts();
  const secret = useAddressSecret(token, `/requestremoval/${secretPlaceholder}`);
  return <RequestRemoval key={secret} token={secret} />;
}

function RequestRemoval({ token }: { token: string }) {
  const posted = usePosted<RequestRemovalState>()?.state;
  const isAsked = posted === undefined;
  const [state, dispatch] = useReducer(nextRequestRemoval, posted ?? newRequestRemoval);
  const keys = useRef(createSubmissionKeys());
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }));

  useEffect(() => {
    if (!isAsked) return;
    return abortOnUnmount(
      (signal) => askForRequest(token, { signal }),
      (user) => dispatch(user ? { type: "validated", user } : { type: "notValid" }),
    );
  }, [token, isAsked]);

  const confirm = () => {
    if (state.at !== "valid" && state.at !== "refused") return;
    const { userId } = state.user;
    dispatch({ type: "confirmed" });
    const idempotencyKey = keys.current.keyFor({ userId, token });
    attempt(
      (signal) => confirmRequest(userId, token, { signal, idempotencyKey }),
      (sent) => {
        if (!sent.ok) return dispatch({ type: "failed", ...toRefusal(sent.error) });
        // Replacing takes the used link out of the history (SEC-C13).
        goTo(journeys.requestRemoval.confirmed, { replace: true, state: accountRemovedState });
      },
    );
  };

  return <RequestRemovalScreen state={state} onConfirm={confirm} />;
}

export default island(RequestRemovalRoute);

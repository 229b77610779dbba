import { brand } from "@frontdoor/brand/brand.ts";
import { useEffect, useReducer, useRef } from "react";
import { secretPlaceholder, useAddressSecret } from "../../client/address-secret.ts";
import { useAttempt } from "../../client/attempt.ts";
import type { AudienceHandle } from "../../client/audience.tsx";
import { useNavigate, useShownPage } from "../../client/navigation.tsx";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { whileHere } from "../../client/while-here.ts";
import { journeys } from "../../journeys.ts";
import type { AccountHandle } from "../../parts/account-frame/account-frame.ts";
import { accountRemovedState } from "../../parts/arrivals/account-removed.ts";
import { askForRequest, confirmRequest } from "./request-removal.calls.ts";
import { RequestRemovalScreen } from "./request-removal.screen.tsx";
import { newRequestRemoval, nextRequestRemoval } from "./request-removal.state.ts";

export const handle: AudienceHandle & AccountHandle = { audience: "patient", frame: "scene" };

export const meta = () => [{ title: `Account removal · ${brand.name}` }];

/** Account removal (S2.025, S2.165–S2.170, S4.058–S4.060). */
export default function RequestRemovalRoute() {
  const { token = "" } = useShownPage().params;
  const secret = useAddressSecret(token, `/requestremoval/${secretPlaceholder}`);
  return <RequestRemoval key={secret} token={secret} />;
}

function RequestRemoval({ token }: { token: string }) {
  const [state, dispatch] = useReducer(nextRequestRemoval, newRequestRemoval);
  const keys = useRef(createSubmissionKeys());
  const navigate = useNavigate();
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }));

  useEffect(
    () =>
      whileHere(
        (signal) => askForRequest(token, signal),
        (request) => dispatch(request ? { type: "validated", ...request } : { type: "notValid" }),
      ),
    [token],
  );

  const confirm = () => {
    if (state.at !== "valid" && state.at !== "refused") return;
    const { userId } = state;
    dispatch({ type: "confirmed" });
    const idempotencyKey = keys.current.keyFor({ userId, token });
    attempt(
      (signal) => confirmRequest(userId, token, { signal, idempotencyKey }),
      (sent) => {
        if (!sent.ok) return dispatch({ type: "failed", message: sent.error.message });
        // Replacing takes the used link out of the history (SEC-C13).
        navigate(journeys.requestRemoval.confirmed, { replace: true, state: accountRemovedState });
      },
    );
  };

  return <RequestRemovalScreen state={state} onConfirm={confirm} />;
}

import { codeProblems } from "@frontdoor/contract/account/code-problems.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import { useEffect, useReducer } from "react";
import { useAddressSecret } from "../../client/address-secret.ts";
import { useAttempt } from "../../client/attempt.ts";
import { useHydrated } from "../../client/hydrated.ts";
import { leaveFor } from "../../client/leave-for.ts";
import { useLocation } from "../../client/location.ts";
import { usePosted } from "../../client/posted.ts";
import { networkError } from "../../client/send.ts";
import { island } from "../../island/island.tsx";
import { sendCode } from "./two-step.calls.ts";
import { TwoStepScreen } from "./two-step.screen.tsx";
import {
  broughtBy,
  type Entered,
  endedTwoStep,
  newTwoStep,
  nextTwoStep,
  type PostedTwoStep,
} from "./two-step.state.ts";

/** Two-step verification: its token is in the fragment, which no server and no log receives. */
function TwoStepRoute() {
  const { path, hash } = useLocation();
  const fragment = useAddressSecret(hash.slice(1), path, "step");
  const isKnown = useHydrated();
  const product = productOf(path);
  const brought = broughtBy(fragment);
  const posted = usePosted<PostedTwoStep>()?.state;
  const [state, dispatch] = useReducer(nextTwoStep, posted?.step ?? newTwoStep);
  // A new challenge clears the fields.
  useEffect(() => {
    if (fragment !== "") dispatch({ type: "restarted" });
  }, [fragment]);
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }));

  const enter = (entered: Entered) => {
    const problems = codeProblems(entered);
    if (Object.keys(problems).length > 0) return dispatch({ type: "incomplete", problems });
    dispatch({ type: "sent" });
    attempt(
      (signal) => sendCode(product, brought, entered, { signal }),
      (sent) => {
        if (!sent.ok) return dispatch({ type: "failed", error: sent.error });
        if (leaveFor(sent.reply.location)) return dispatch({ type: "accepted" });
        dispatch({ type: "failed", error: networkError });
      },
    );
  };

  const isEnded = isKnown && brought.token === "" && posted === undefined;
  return (
    <TwoStepScreen
      product={product}
      state={isEnded ? endedTwoStep : state}
      // Shown until the fragment is read, as most logins offer it: appearing later, it would move what is below.
      mayRemember={posted?.mayRemember ?? (!isKnown || brought.mayRemember)}
      onChoose={(kind) => dispatch({ type: "kindChosen", kind })}
      // A token in the cookie can only be sent by the browser's own form.
      onEnter={posted === undefined ? enter : null}
    />
  );
}

/** The product in the address; only products with a login have this page. */
function productOf(path: string): LoginProduct {
  const [, , name] = path.split("/");
  const product = loginProducts.find((each) => each === name);
  if (product === undefined) throw new Error(`Nobody logs in at ${path}.`);
  return product;
}

export default island(TwoStepRoute);

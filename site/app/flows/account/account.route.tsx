import { useEffect, useReducer, useRef, useState } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import { useAttempt } from "../../client/attempt.ts";
import { useAudience } from "../../client/audience.ts";
import { goTo } from "../../client/navigation-state.ts";
import { island } from "../../island/island.tsx";
import { journeys } from "../../journeys.ts";
import { askForAccount, endLogin } from "./account.calls.ts";
import { AccountScreen } from "./account.screen.tsx";
import { newAccount, nextAccount } from "./account.state.ts";

type Loaded = Awaited<ReturnType<typeof askForAccount>>;

/** The account settings page; redirects to the login without a session. */
function AccountRoute() {
  const { audience, settled, choose } = useAudience();
  const [state, dispatch] = useReducer(nextAccount, newAccount);
  const [isLeaving, setLeaving] = useState(false);
  const attempt = useAttempt(() => setLeaving(false));
  const wasShown = useRef(false);

  const take = (loaded: Loaded) => {
    if (loaded.ok) {
      wasShown.current = true;
      choose(loaded.reply.product);
      return dispatch({ type: "loaded", account: loaded.reply });
    }
    const { code, message, reference } = loaded.error;
    if (code !== "SESSION_ENDED") return dispatch({ type: "failed", message, reference });
    if (wasShown.current) return dispatch({ type: "ended" });
    goTo(journeys.account.logIn[audience], { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is known whose page it is
  useEffect(() => {
    return settled ? abortOnUnmount(askForAccount, take) : undefined;
  }, [settled]);

  const refresh = async () => take(await askForAccount(new AbortController().signal));
  const isShown = state.at === "shown";
  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as an account is shown
  useEffect(() => {
    const lookAgain = async () => {
      if (!isShown || document.visibilityState !== "visible") return;
      const loaded = await askForAccount(new AbortController().signal);
      // Of an end the next press tells: codes that are shown once would go with the page.
      if (loaded.ok) take(loaded);
    };
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, [isShown]);

  return (
    <AccountScreen
      state={state}
      product={audience}
      isLeaving={isLeaving}
      onLoad={() => {
        dispatch({ type: "asked" });
        attempt(askForAccount, take);
      }}
      onRefresh={refresh}
      onTell={(message) => dispatch({ type: "told", message })}
      onEnded={() => dispatch({ type: "ended" })}
      onLogOut={() => {
        const accountLogin = state.at === "shown" ? state.account.login : undefined;
        setLeaving(true);
        attempt(
          (signal) => endLogin({ signal, accountLogin }),
          (sent) => {
            if (sent.ok) return goTo(journeys.account.loggedOut, { replace: true });
            setLeaving(false);
            const { code, message, reference } = sent.error;
            if (code === "SESSION_ENDED") return dispatch({ type: "ended" });
            dispatch({ type: "logOutFailed", message, reference });
          },
        );
      }}
    />
  );
}

export default island(AccountRoute);

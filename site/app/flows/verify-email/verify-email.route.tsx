import { otherAddressProblems } from "@frontdoor/contract/academic/verify-email-rules.ts";
import { verifyEmailWords } from "@frontdoor/words/verify-email.ts";
import { useEffect, useReducer, useRef } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import { useAddressSecret } from "../../client/address-secret.ts";
import { useAttempt } from "../../client/attempt.ts";
import { useHydrated } from "../../client/hydrated.ts";
import { replaceAddress, useQuery } from "../../client/location.ts";
import { usePosted } from "../../client/posted.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { PressForm } from "../../fields/press-form.tsx";
import { island } from "../../island/island.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import type { OtherAddress } from "./other-address-form.tsx";
import { sendAgain, takeAddress, verify } from "./verify-email.calls.ts";
import { HeadingOf, VerifyEmailScreen } from "./verify-email.screen.tsx";
import {
  newVerifyEmail,
  nextVerifyEmail,
  type VerifyEmail as VerifyEmailState,
} from "./verify-email.state.ts";

/** Verify email (S2.023, S2.024, S2.157–S2.164); of its query, a prerendered page knows only the role. */
function VerifyEmailRoute() {
  const query = useQuery();
  const email = query.get("email") ?? "";
  const role = query.get("role");
  const code = useAddressSecret(query.get("verificationCode") ?? "", addressOf(email, role));
  const isHydrated = useHydrated();
  const isAnswered = usePosted() !== null;
  if (!isHydrated && !isAnswered) {
    return (
      <div className="scene-card">
        <h1>
          <HeadingOf role={role} />
        </h1>
        <noscript>
          {import.meta.env.SSR && (
            <PressForm which="" onPress={null}>
              <Button size="large" type="submit">
                {verifyEmailWords.goOn}
              </Button>
            </PressForm>
          )}
        </noscript>
        <Loading />
      </div>
    );
  }
  return <VerifyEmail email={email} code={code} role={role} />;
}

/** This page without the code, which is removed from the address bar at once (SEC-C13). */
function addressOf(email: string, role: string | null): string {
  const query = new URLSearchParams({ email, ...(role === null ? {} : { role }) });
  return `/verifyEmail?${query}`;
}

interface VerifyEmailProps {
  email: string;
  code: string;
  role: string | null;
}

function VerifyEmail({ email, code, role }: VerifyEmailProps) {
  const posted = usePosted<VerifyEmailState>()?.state;
  const [state, dispatch] = useReducer(
    nextVerifyEmail,
    { email, code },
    (query) => posted ?? newVerifyEmail(query),
  );
  const keys = useRef(createSubmissionKeys());
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }));
  const { emailAddress } = state;
  const isChecking = state.at === "checking";
  const link = { emailAddress, verificationCode: code };

  useEffect(() => {
    if (!isChecking) return;
    return abortOnUnmount(
      (signal) => verify({ emailAddress, verificationCode: code }, false, { signal }),
      (verification) => dispatch({ type: "answered", verification }),
    );
  }, [isChecking, emailAddress, code]);

  const confirm = () => {
    dispatch({ type: "confirmed" });
    attempt(
      (signal) => verify(link, true, { signal }),
      (verification) => dispatch({ type: "answered", verification }),
    );
  };
  const again = () => {
    dispatch({ type: "sent", what: "again" });
    const idempotencyKey = keys.current.keyFor({ emailAddress });
    attempt(
      (signal) => sendAgain(emailAddress, { signal, idempotencyKey }),
      (sent) => {
        if (!sent.ok) return dispatch({ type: "failed", error: sent.error });
        keys.current.done();
        dispatch({ type: "sentAgain" });
      },
    );
  };
  const useOther = (entered: OtherAddress) => {
    const problems = otherAddressProblems(entered);
    if (Object.keys(problems).length > 0) return dispatch({ type: "incomplete", problems });
    dispatch({ type: "sent", what: "otherAddress" });
    const body = { emailAddress, ...entered };
    const idempotencyKey = keys.current.keyFor(body);
    attempt(
      (signal) => takeAddress(body, { signal, idempotencyKey }),
      (sent) => {
        if (!sent.ok) return dispatch({ type: "failed", error: sent.error });
        keys.current.done();
        dispatch({ type: "otherAddressTaken", emailAddress: entered.newEmailAddress });
        replaceAddress(addressOf(entered.newEmailAddress, role));
      },
    );
  };

  return (
    <VerifyEmailScreen
      role={role}
      state={state}
      onConfirm={confirm}
      onTryAgain={() => dispatch({ type: "triedAgain" })}
      onSendAgain={again}
      onOpenOtherAddress={() => dispatch({ type: "otherAddressOpened" })}
      onUseOtherAddress={useOther}
    />
  );
}

export default island(VerifyEmailRoute);

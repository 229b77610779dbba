import { standardMessages } from "@frontdoor/contract/errors.ts";
import { useEffect, useReducer, useRef } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import { useAddressSecret } from "../../client/address-secret.ts";
import { useAttempt } from "../../client/attempt.ts";
import { leaveFor } from "../../client/leave-for.ts";
import { usePathParts } from "../../client/location.ts";
import { secretPlaceholder } from "../../client/secret-placeholder.ts";
import type { CallError } from "../../client/send.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { island } from "../../island/island.tsx";
import { askForOffer, decline, verify } from "./email-verification.calls.ts";
import { EmailVerificationScreen } from "./email-verification.screen.tsx";
import { newEmailVerification, nextEmailVerification } from "./email-verification.state.ts";

type Read = Awaited<ReturnType<typeof askForOffer>>;

/** The page of an email verification link: explains it, and verifies on a press. */
function EmailVerificationRoute() {
  const [, , token = ""] = usePathParts();
  const secret = useAddressSecret(token, `/account/email/${secretPlaceholder}`);
  return <EmailVerification key={secret} token={secret} />;
}

function EmailVerification({ token }: { token: string }) {
  const [state, dispatch] = useReducer(nextEmailVerification, newEmailVerification);
  const keys = useRef(createSubmissionKeys());
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }));

  const take = (read: Read) =>
    dispatch(read.ok ? { type: "read", offer: read.reply } : failed(read.error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link alone says what is read
  useEffect(() => abortOnUnmount((signal) => askForOffer(token, signal), take), [token]);

  const press = () => {
    dispatch({ type: "pressed" });
    const idempotencyKey = keys.current.keyFor(token);
    attempt(
      (signal) => verify(token, { signal, idempotencyKey }),
      (sent) => {
        if (!sent.ok) return dispatch(failed(sent.error));
        const { location } = sent.reply;
        if (location === undefined) return dispatch({ type: "proven" });
        if (!leaveFor(location)) dispatch(failed({ message: standardMessages.communication }));
      },
    );
  };
  const refuse = () => {
    dispatch({ type: "declining" });
    const idempotencyKey = keys.current.keyFor({ refused: token });
    attempt(
      (signal) => decline(token, { signal, idempotencyKey }),
      (sent) => dispatch(sent.ok ? { type: "declined" } : failed(sent.error)),
    );
  };

  return (
    <EmailVerificationScreen
      state={state}
      onProve={press}
      onDecline={refuse}
      onRead={() => {
        dispatch({ type: "reading" });
        attempt((signal) => askForOffer(token, signal), take);
      }}
    />
  );
}

function failed(error: Pick<CallError, "message" | "code" | "reference">) {
  return { type: "failed", error } as const;
}

export default island(EmailVerificationRoute);

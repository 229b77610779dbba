import type { Context, CurrentContext } from "@frontdoor/contract/contexts.ts";
import { useRef } from "react";
import { RefusalArea } from "../../fields/error-area.tsx";
import { AskAgain } from "../../parts/ask-again/ask-again.tsx";
import { ContextSelector } from "../../parts/context-selector/context-selector.tsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import { completedMessage, type ForgotPassword, usernameLabel } from "./forgot-password.state.ts";
import { type OtpForm, OtpFormFields } from "./otp-form.tsx";
import { RequestForm } from "./request-form.tsx";

export interface ForgotPasswordScreenProps {
  audience: CurrentContext;
  state: ForgotPassword;
  onChoose: (context: Context) => void;
  onRequest: (username: string) => void;
  onReset: (form: OtpForm) => void;
  onAskForNewCode: (username: string) => void;
  onStartAgain: () => void;
}

/** Forgot password: product, username, and then a code from the phone or a link in the mail. */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { audience, state, onChoose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const startAgain = () => {
    props.onStartAgain();
    heading.current?.focus();
  };
  return (
    <div className="account-screen">
      <ArrowLink to="/login" direction="back">
        Back to login
      </ArrowLink>
      <h1 ref={heading} tabIndex={-1}>
        Forgot password
      </h1>
      <RefusalArea refusal={state.refusal} labels={labels(audience)} />
      <ContextSelector value={audience} onChoose={onChoose} />
      <StatusMessage takesFocus={state.stage.is === "completed"}>
        {state.codeRequested && (
          <>
            {completedMessage}
            {state.stage.is === "otp" && (
              <> The email holds a link as well, if the code does not arrive.</>
            )}
          </>
        )}
      </StatusMessage>
      <Stage {...props} onStartAgain={startAgain} />
    </div>
  );
}

function Stage(props: ForgotPasswordScreenProps) {
  const { audience, state, onRequest, onReset, onAskForNewCode, onStartAgain } = props;
  const { stage, sending, otpFieldsKey, codeRequested } = state;
  const problems = state.refusal?.problems ?? {};
  switch (stage.is) {
    case "request":
      return (
        <RequestForm
          context={audience}
          problems={problems}
          busy={sending !== null}
          onRequest={onRequest}
        />
      );
    case "otp":
      return (
        <OtpFormFields
          username={stage.username}
          fieldsKey={otpFieldsKey}
          codeRequested={codeRequested}
          problems={problems}
          sending={sending}
          onReset={onReset}
          onAskForNewCode={() => onAskForNewCode(stage.username)}
          onStartAgain={onStartAgain}
        />
      );
    case "completed":
      return <AskAgain onAskAgain={onStartAgain} />;
    default:
      return stage satisfies never;
  }
}

function labels(context: CurrentContext): Record<string, string> {
  return {
    username: usernameLabel(context),
    otp: "One-time password",
    password: "New password",
    confirmPassword: "Confirm password",
  };
}

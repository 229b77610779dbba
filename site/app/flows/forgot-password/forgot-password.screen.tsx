import { brand } from "@frontdoor/brand/brand.ts";
import type { Context, CurrentContext } from "@frontdoor/contract/contexts.ts";
import { forgotWords } from "@frontdoor/words/forgot.ts";
import { forgotPasswordWords } from "@frontdoor/words/forgot-password.ts";
import { newPasswordWords } from "@frontdoor/words/new-password.ts";
import { timeIn } from "@frontdoor/words/text/dates.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type ReactNode, useRef } from "react";
import { RefusalArea } from "../../fields/error-area.tsx";
import { journeys } from "../../journeys.ts";
import { AskAgain } from "../../parts/ask-again.tsx";
import { ContextSelector } from "../../parts/context-selector/context-selector.tsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import { type ForgotPassword, refusalOf, usernameLabel } from "./forgot-password.state.ts";
import { type OtpForm, OtpFormFields } from "./otp-form.tsx";
import { RequestForm } from "./request-form.tsx";

interface ForgotPasswordScreenProps {
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
  const { audience, state, onChoose, onRequest } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const startAgain = () => {
    props.onStartAgain();
    heading.current?.focus();
  };
  const selector = <ContextSelector value={audience} onChoose={onChoose} />;
  return (
    <div className="account-screen">
      <ArrowLink to={journeys.forgotPassword.backToLogin} direction="back">
        {forgotWords.backToLogin}
      </ArrowLink>
      <h1 ref={heading} tabIndex={-1}>
        {forgotPasswordWords.heading}
      </h1>
      <RefusalArea refusal={refusalOf(state)} labels={labels(audience)} />
      {state.at === "request" ? (
        <RequestForm context={audience} step={state.step} onRequest={onRequest}>
          {selector}
        </RequestForm>
      ) : (
        selector
      )}
      <StatusMessage takesFocus={state.at === "completed"}>{statusOf(state)}</StatusMessage>
      <Stage {...props} onStartAgain={startAgain} />
    </div>
  );
}

/** Shown after a message was requested, until the next event. */
function statusOf(state: ForgotPassword): ReactNode {
  const requested = requestedOf(state);
  if (requested === null || state.at === "request" || state.nextAt === null) return requested;
  const time = timeIn(state.nextAt);
  return (
    <>
      <p>{requested}</p>
      <p>{fill(forgotPasswordWords.requested.noMore, { time, phone: brand.phone.text })}</p>
    </>
  );
}

function requestedOf(state: ForgotPassword): string | null {
  switch (state.at) {
    case "request":
      return null;
    case "otp":
      return state.step.is === "codeRequested" ? forgotPasswordWords.requested.code : null;
    case "completed":
      return forgotPasswordWords.requested.link;
    default:
      return state satisfies never;
  }
}

function Stage(props: ForgotPasswordScreenProps) {
  const { state, onReset, onAskForNewCode, onStartAgain } = props;
  switch (state.at) {
    case "request":
      return null;
    case "otp":
      return (
        <OtpFormFields
          username={state.username}
          fieldsKey={state.fieldsKey}
          step={state.step}
          onReset={onReset}
          onAskForNewCode={() => onAskForNewCode(state.username)}
          onStartAgain={onStartAgain}
        />
      );
    case "completed":
      return <AskAgain onAskAgain={onStartAgain} />;
    default:
      return state satisfies never;
  }
}

function labels(context: CurrentContext): Record<string, string> {
  return {
    username: usernameLabel(context),
    otp: forgotPasswordWords.labels.otp,
    ...newPasswordWords.labels,
  };
}

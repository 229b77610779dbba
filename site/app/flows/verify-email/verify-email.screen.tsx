import { brand } from "@frontdoor/brand/brand.ts";
import { otherAddressLabels } from "@frontdoor/contract/academic/verify-email-rules.ts";
import { useEffect, useRef } from "react";
import { RefusalArea } from "../../fields/error-area.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import { type OtherAddress, OtherAddressForm } from "./other-address-form.tsx";
import type { VerifyEmail } from "./verify-email.state.ts";

export interface VerifyEmailScreenProps {
  /** From the address, as it came: it picks the heading and nothing else (SEC-E3). */
  role: string | null;
  state: VerifyEmail;
  onConfirm: () => void;
  onTryAgain: () => void;
  onSendAgain: () => void;
  onOpenOtherAddress: () => void;
  onUseOtherAddress: (entered: OtherAddress) => void;
}

/** S2.159, S2.160; any other role reads like a trainee's (Q074). */
export function verifyEmailHeading(role: string | null): string {
  const step = role === "HOD" ? "Supervisor Activation" : "Email Verification";
  return `Signup for ${brand.name} Academic - ${step}`;
}

/** Verify e-mail, the academic activation (S2.157–S2.164). */
export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  const { role, state } = props;
  const heading = useStepHeading(state);
  return (
    <div className="scene-card">
      {state.stage.is === "verified" && (
        <span className="sun-tick">
          <Icon name="check" size={34} />
        </span>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {verifyEmailHeading(role)}
      </h1>
      <RefusalArea refusal={state.refusal} labels={otherAddressLabels} />
      <div role="status">
        <StageText state={state} />
      </div>
      <StatusMessage>{state.status}</StatusMessage>
      <StageActions {...props} />
    </div>
  );
}

/**
 * The heading takes the focus that was on a button which is gone with its step, or with the form for
 * another address; a refusal takes it itself.
 */
function useStepHeading({ stage, changesAddress, refusal }: VerifyEmail) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ stage: stage.is, changesAddress });
  const isRefused = refusal !== null;
  useEffect(() => {
    const before = shown.current;
    shown.current = { stage: stage.is, changesAddress };
    const wasPressed = before.stage !== stage.is && before.stage !== "checking";
    const hasFormGone = before.changesAddress && !changesAddress;
    if ((wasPressed || hasFormGone) && !isRefused) heading.current?.focus();
  }, [stage.is, changesAddress, isRefused]);
  return heading;
}

function StageText({ state: { stage, emailAddress } }: { state: VerifyEmail }) {
  switch (stage.is) {
    case "checking":
      return (
        <p className="loading">
          <span className="button__spinner" aria-hidden="true" />
          Activating your account
        </p>
      );
    case "confirmable":
      return (
        <p>
          One press is left, and the account of <Address of={emailAddress} /> is active.
        </p>
      );
    case "verified":
      return <p>Your account has now been activated. Please click the button below to login</p>;
    case "waiting":
      return (
        <p>
          We have sent a message to <Address of={emailAddress} />. Please open it and follow its
          link to activate your account.
        </p>
      );
    case "linkSpent":
    case "withdrawn":
    case "failed":
    case "incomplete":
      return null;
    default:
      return stage satisfies never;
  }
}

/** A long address goes on in the next line behind its @, if it can. */
function Address({ of: address }: { of: string }) {
  const domain = address.indexOf("@") + 1;
  return (
    <strong>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </strong>
  );
}

function StageActions(props: VerifyEmailScreenProps) {
  const { state, onConfirm, onTryAgain, onSendAgain } = props;
  const { stage, sending } = state;
  switch (stage.is) {
    case "checking":
    case "withdrawn":
      return null;
    case "confirmable":
      return (
        <Button
          size="large"
          state={sending === "confirm" ? "loading" : "ready"}
          onClick={onConfirm}
        >
          Activate my account
        </Button>
      );
    case "verified":
    case "incomplete":
      return (
        <ButtonLink to="/login/academic" size="large">
          Login
        </ButtonLink>
      );
    case "linkSpent":
      return (
        <Button
          size="large"
          state={sending === "again" ? "loading" : "ready"}
          onClick={onSendAgain}
        >
          Send a new link
        </Button>
      );
    case "failed":
      return (
        <Button size="large" onClick={onTryAgain}>
          Try again
        </Button>
      );
    case "waiting":
      return <WaitingActions {...props} />;
    default:
      return stage satisfies never;
  }
}

/**
 * Decisions Q053: the message may be lost, or its address may be wrong. A head of department's address
 * is the invite's and stays (SEC-D8).
 */
function WaitingActions(props: VerifyEmailScreenProps) {
  const { role, state, onSendAgain, onOpenOtherAddress, onUseOtherAddress } = props;
  const { sending, changesAddress, refusal } = state;
  return (
    <>
      <p>Nothing there after a few minutes? Look in your spam folder.</p>
      <Button
        look="secondary"
        state={sending === "again" ? "loading" : "ready"}
        disabled={sending === "otherAddress"}
        onClick={onSendAgain}
      >
        Send again
      </Button>
      {changesAddress && (
        <OtherAddressForm
          emailAddress={state.emailAddress}
          problems={refusal?.problems ?? {}}
          busy={sending === "otherAddress"}
          onUse={onUseOtherAddress}
        />
      )}
      {!changesAddress && role !== "HOD" && (
        <Button look="quiet" onClick={onOpenOtherAddress}>
          Use another address
        </Button>
      )}
    </>
  );
}

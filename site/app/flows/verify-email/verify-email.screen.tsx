import { otherAddressLabels } from "@frontdoor/contract/academic/verify-email-rules.ts";
import { verifyEmailWords } from "@frontdoor/words/verify-email.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { RefusalArea } from "../../fields/error-area.tsx";
import { PressForm } from "../../fields/press-form.tsx";
import { journeys } from "../../journeys.ts";
import { Address } from "../../ui/address.tsx";
import { Button, ButtonLink, type ButtonLook } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import { type OtherAddress, OtherAddressForm } from "./other-address-form.tsx";
import { refusalOf, statusOf, type VerifyEmail } from "./verify-email.state.ts";

/** The names of the page's buttons in a form sent without script; the one that activates needs none. */
export const presses = { again: "again", openOther: "openOther", other: "other" } as const;

interface VerifyEmailScreenProps {
  /** Unchecked, from the address: only chooses the heading (SEC-E3). */
  role: string | null;
  state: VerifyEmail;
  onConfirm: () => void;
  onTryAgain: () => void;
  onSendAgain: () => void;
  onOpenOtherAddress: () => void;
  onUseOtherAddress: (entered: OtherAddress) => void;
}

/** The heading of the role (S2.159, S2.160); any other role gets a trainee's (Q074). */
export function HeadingOf({ role }: { role: string | null }) {
  const { academic, supervisor, trainee } = verifyEmailWords.heading;
  return (
    <Sentence
      text={role === "HOD" ? supervisor : trainee}
      parts={{ academic: <span>{academic}</span> }}
    />
  );
}

/** Verify email, the academic activation (S2.157–S2.164). */
export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  const { role, state } = props;
  const heading = useStepHeading(state);
  return (
    <div className="scene-card">
      {state.at === "verified" && (
        <span className="sun-tick">
          <Icon name="check" size={34} />
        </span>
      )}
      <h1 ref={heading} tabIndex={-1}>
        <HeadingOf role={role} />
      </h1>
      <RefusalArea refusal={refusalOf(state)} labels={otherAddressLabels} />
      <div role="status">
        <StepText state={state} />
      </div>
      <StatusMessage>{statusOf(state)}</StatusMessage>
      <StepActions {...props} />
    </div>
  );
}

/**
 * The heading takes the focus when a step and its focused button are removed. A refusal, and the form for another
 * address, take it themselves.
 */
function useStepHeading(state: VerifyEmail) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state.at);
  const isRefused = refusalOf(state) !== null;
  useEffect(() => {
    const before = shown.current;
    shown.current = state.at;
    const wasPressed = before !== state.at && before !== "checking";
    if (wasPressed && state.at !== "changingAddress" && !isRefused) heading.current?.focus();
  }, [state.at, isRefused]);
  return heading;
}

function StepText({ state }: { state: VerifyEmail }) {
  const { emailAddress } = state;
  switch (state.at) {
    case "checking":
      return (
        <p className="loading">
          <span className="button__spinner" aria-hidden="true" />
          {verifyEmailWords.checking}
        </p>
      );
    case "verified":
      return <p>{verifyEmailWords.verified}</p>;
    case "confirmable":
    case "waiting":
    case "changingAddress":
      return (
        <p>
          <Sentence
            text={
              state.at === "confirmable" ? verifyEmailWords.confirmable : verifyEmailWords.waiting
            }
            parts={{
              address: (
                <strong>
                  <Address of={emailAddress} />
                </strong>
              ),
            }}
          />
        </p>
      );
    case "linkSpent":
    case "withdrawn":
    case "failed":
    case "incomplete":
      return null;
    default:
      return state satisfies never;
  }
}

function StepActions(props: VerifyEmailScreenProps) {
  const { state, onConfirm, onTryAgain, onSendAgain } = props;
  switch (state.at) {
    case "checking":
    case "withdrawn":
      return null;
    case "confirmable":
      return (
        <Press which="" onPress={onConfirm} size="large" isBusy={state.confirming === "sending"}>
          {verifyEmailWords.actions.confirm}
        </Press>
      );
    case "verified":
    case "incomplete":
      return (
        <ButtonLink to={journeys.verifyEmail.logIn} size="large">
          {verifyEmailWords.actions.logIn}
        </ButtonLink>
      );
    case "linkSpent":
      return (
        <Press
          which={presses.again}
          onPress={onSendAgain}
          size="large"
          isBusy={state.asking.is === "sending"}
        >
          {verifyEmailWords.actions.newLink}
        </Press>
      );
    case "failed":
      return (
        <Press which="" onPress={onTryAgain} size="large">
          {verifyEmailWords.actions.tryAgain}
        </Press>
      );
    case "waiting":
    case "changingAddress":
      return <WaitingActions {...props} state={state} />;
    default:
      return state satisfies never;
  }
}

/**
 * Help for a person without the message: resending it, or correcting the address (Q053). The address of a head of
 * department is their invite's and cannot change (SEC-D8).
 */
function WaitingActions(
  props: VerifyEmailScreenProps & {
    state: Extract<VerifyEmail, { at: "waiting" | "changingAddress" }>;
  },
) {
  const { role, state, onSendAgain, onOpenOtherAddress, onUseOtherAddress } = props;
  const sending = state.asking.is === "sending" ? state.asking.what : null;
  return (
    <>
      <p>{verifyEmailWords.waitingHelp}</p>
      <Press
        which={presses.again}
        onPress={onSendAgain}
        look="secondary"
        isBusy={sending === "again"}
        disabled={sending === "otherAddress"}
      >
        {verifyEmailWords.actions.sendAgain}
      </Press>
      {state.at === "changingAddress" && (
        <OtherAddressForm
          emailAddress={state.emailAddress}
          problems={state.refusal?.problems ?? {}}
          busy={sending === "otherAddress"}
          which={presses.other}
          onUse={onUseOtherAddress}
        />
      )}
      {state.at === "waiting" && role !== "HOD" && (
        <Press which={presses.openOther} onPress={onOpenOtherAddress} look="quiet">
          {verifyEmailWords.actions.otherAddress}
        </Press>
      )}
    </>
  );
}

interface PressProps extends ButtonLook {
  which: string;
  onPress: () => void;
  isBusy?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A button of the page that also works without script. */
function Press({ which, onPress, isBusy = false, ...button }: PressProps) {
  return (
    <PressForm which={which} onPress={onPress} busy={isBusy}>
      <Button {...button} type="submit" keepsFocus state={isBusy ? "loading" : "ready"} />
    </PressForm>
  );
}

import { emailVerificationWords as words } from "@frontdoor/words/email-verification.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { journeys } from "../../journeys.ts";
import { MailedLinkCard } from "../../parts/mailed-link/mailed-link-card.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import type { EmailVerification } from "./email-verification.state.ts";
import { Offer } from "./verification-offer.tsx";

interface EmailVerificationScreenProps {
  state: EmailVerification;
  onProve: () => void;
  onDecline: () => void;
  onRead: () => void;
}

/** Verifies an email address: what the link does, its button, and the result. */
export function EmailVerificationScreen(props: EmailVerificationScreenProps) {
  return (
    <MailedLinkCard
      state={props.state}
      words={words}
      account={journeys.emailVerification.account}
      onRead={props.onRead}
    >
      {(state) => <Stage {...props} state={state} />}
    </MailedLinkCard>
  );
}

type StageProps = Pick<EmailVerificationScreenProps, "onProve" | "onDecline"> & {
  state: Exclude<EmailVerification, { at: "reading" | "unread" | "invalid" }>;
};

function Stage({ state, onProve, onDecline }: StageProps) {
  switch (state.at) {
    case "offered":
    case "refused":
    case "proving":
    case "declining":
      return (
        <Offer
          offer={state.offer}
          doing={state.at === "proving" || state.at === "declining" ? state.at : null}
          onProve={onProve}
          onDecline={onDecline}
        />
      );
    case "declined":
      return (
        <>
          <StatusMessage takesFocus>{words.refused}</StatusMessage>
          <p>
            <Sentence text={words.refusedMore} parts={{ address: <b>{state.address}</b> }} />
          </p>
        </>
      );
    case "done":
      return (
        <>
          <StatusMessage takesFocus>{fill(words.done, { address: state.address })}</StatusMessage>
          <p>{words.doneMore}</p>
          <ButtonLink to={journeys.emailVerification.account} look="secondary" size="large" wide>
            {words.toAccount}
          </ButtonLink>
        </>
      );
    default:
      return state satisfies never;
  }
}

import { emailProofWords as words } from "@frontdoor/words/email-proof.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ErrorArea } from "../../fields/error-area.tsx";
import { journeys } from "../../journeys.ts";
import { NotReady } from "../../parts/mailed-link/not-ready.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import type { EmailProof, ProofOffer } from "./email-proof.state.ts";

interface EmailProofScreenProps {
  state: EmailProof;
  onProve: () => void;
  onRead: () => void;
}

/** The proof of an address: what the link does, the press that does it, and how it went. */
export function EmailProofScreen(props: EmailProofScreenProps) {
  return (
    <div className="scene-card scene-card--text">
      <h1>{words.heading}</h1>
      <Stage {...props} />
    </div>
  );
}

function Stage({ state, onProve, onRead }: EmailProofScreenProps) {
  switch (state.at) {
    case "reading":
    case "unread":
    case "invalid":
      return (
        <NotReady
          state={state}
          words={words}
          account={journeys.emailProof.account}
          onRead={onRead}
        />
      );
    case "offered":
    case "refused":
    case "proving":
      return (
        <>
          {state.at === "refused" && <ErrorArea attempt={state}>{state.message}</ErrorArea>}
          <Offer offer={state.offer} />
          <Button
            size="large"
            wide
            state={state.at === "proving" ? "loading" : "ready"}
            onClick={onProve}
          >
            {words.prove}
          </Button>
        </>
      );
    case "done":
      return (
        <>
          <StatusMessage takesFocus>{fill(words.done, { address: state.address })}</StatusMessage>
          <p>{words.doneMore}</p>
          <ButtonLink to={journeys.emailProof.account} look="secondary" size="large" wide>
            {words.toAccount}
          </ButtonLink>
        </>
      );
    default:
      return state satisfies never;
  }
}

function Offer({ offer: { address, isNew } }: { offer: ProofOffer }) {
  return (
    <div role="status">
      <p>
        <Sentence text={isNew ? words.isNew : words.isOwn} parts={{ address: <b>{address}</b> }} />
      </p>
      {isNew && <p>{words.isNewMore}</p>}
    </div>
  );
}

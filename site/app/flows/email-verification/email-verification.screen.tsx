import { brand } from "@frontdoor/brand/brand.ts";
import { emailVerificationWords as words } from "@frontdoor/words/email-verification.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { journeys } from "../../journeys.ts";
import { dayOf, momentOf } from "../../parts/dates/dates.ts";
import { MailedLinkCard } from "../../parts/mailed-link/mailed-link-card.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import type { EmailVerification, VerificationOffer } from "./email-verification.state.ts";

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

interface OfferProps {
  offer: VerificationOffer;
  doing: "proving" | "declining" | null;
  onProve: () => void;
  onDecline: () => void;
}

/** Names the account and what the button does in this browser, and offers "This wasn't me". */
function Offer({ offer, doing, onProve, onDecline }: OfferProps) {
  const { address, isNew, next, opensAt, product, username, since } = offer;
  const parts = { address: <b>{address}</b> };
  const [known, elsewhere] = isNew
    ? [words.isNew, words.elsewhere.isNew]
    : [words.isOwn, words.elsewhere.isOwn];
  return (
    <>
      <div className="removal" role="status">
        <dl>
          <dt>{words.whose}</dt>
          <dd>{brand.products[product].fullName}</dd>
          <dd>{fill(words.account, { username, day: dayOf(since) })}</dd>
        </dl>
        <p>
          <Sentence text={next === "prove" ? known : elsewhere} parts={parts} />
        </p>
        {isNew && next === "prove" && <p>{words.isNewMore}</p>}
        {next === "log-in" && opensAt !== null && (
          <p>{fill(words.elsewhere.isNewLater, { moment: momentOf(opensAt) })}</p>
        )}
      </div>
      <div className="removal__choice">
        {next === "log-in" ? (
          <ButtonLink to={journeys.emailVerification.logIn[product]} size="large" wide>
            {words.elsewhere.logIn}
          </ButtonLink>
        ) : (
          <Button
            size="large"
            wide
            disabled={doing === "declining"}
            state={doing === "proving" ? "loading" : "ready"}
            onClick={onProve}
          >
            {next === "prove" ? words.prove : words.elsewhere.choose}
          </Button>
        )}
        <Button
          look="secondary"
          size="large"
          wide
          disabled={doing === "proving"}
          state={doing === "declining" ? "loading" : "ready"}
          onClick={onDecline}
        >
          {words.notMine}
        </Button>
      </div>
    </>
  );
}

import { brand } from "@frontdoor/brand/brand.ts";
import type { EmailVerificationOffer } from "@frontdoor/contract/account/email.ts";
import { emailVerificationWords as words } from "@frontdoor/words/email-verification.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { journeys } from "../../journeys.ts";
import { dayOf, momentOf } from "../../parts/dates.ts";
import type { MailedLink } from "../../parts/mailed-link/mailed-link.ts";
import { MailedLinkCard } from "../../parts/mailed-link/mailed-link-card.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";

type Press = "prove" | "decline";

interface EmailVerificationScreenProps {
  state: MailedLink<EmailVerificationOffer, Press>;
  onPress: (press: Press) => void;
  onRead: () => void;
}

/** Verifies an email address: what the link does, its buttons, and the result. */
export function EmailVerificationScreen({ state, onPress, onRead }: EmailVerificationScreenProps) {
  return (
    <MailedLinkCard
      state={state}
      words={words}
      account={journeys.emailVerification.account}
      onRead={onRead}
    >
      {(shown) => {
        const { at, told } = shown;
        if (at !== "done") {
          return (
            <Offer offer={told} doing={at === "pressed" ? shown.press : null} onPress={onPress} />
          );
        }
        const Result = shown.press === "prove" ? Proven : Declined;
        return <Result address={told.address} />;
      }}
    </MailedLinkCard>
  );
}

function Declined({ address }: { address: string }) {
  return (
    <>
      <StatusMessage takesFocus>{words.refused}</StatusMessage>
      <p>
        <Sentence text={words.refusedMore} parts={{ address: <b>{address}</b> }} />
      </p>
    </>
  );
}

function Proven({ address }: { address: string }) {
  return (
    <>
      <StatusMessage takesFocus>{fill(words.done, { address })}</StatusMessage>
      <p>{words.doneMore}</p>
      <ButtonLink to={journeys.emailVerification.account} look="secondary" size="large" wide>
        {words.toAccount}
      </ButtonLink>
    </>
  );
}

interface OfferProps {
  offer: EmailVerificationOffer;
  doing: Press | null;
  onPress: (press: Press) => void;
}

/** Names the account and what the button does in this browser, and offers "This wasn't me". */
function Offer({ offer, doing, onPress }: OfferProps) {
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
            disabled={doing === "decline"}
            state={doing === "prove" ? "loading" : "ready"}
            onClick={() => onPress("prove")}
          >
            {next === "prove" ? words.prove : words.elsewhere.choose}
          </Button>
        )}
        <Button
          look="secondary"
          size="large"
          wide
          disabled={doing === "prove"}
          state={doing === "decline" ? "loading" : "ready"}
          onClick={() => onPress("decline")}
        >
          {words.notMine}
        </Button>
      </div>
    </>
  );
}

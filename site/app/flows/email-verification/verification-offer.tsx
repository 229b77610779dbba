import { brand } from "@frontdoor/brand/brand.ts";
import { emailVerificationWords as words } from "@frontdoor/words/email-verification.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { journeys } from "../../journeys.ts";
import { dayOf, momentOf } from "../../parts/dates/dates.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import type { VerificationOffer } from "./email-verification.state.ts";

interface OfferProps {
  offer: VerificationOffer;
  doing: "proving" | "declining" | null;
  onProve: () => void;
  onDecline: () => void;
}

/** Names the account and what the button does in this browser, and offers "This wasn't me". */
export function Offer({ offer, doing, onProve, onDecline }: OfferProps) {
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

import { accountReachWords } from "@frontdoor/words/account-reach.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { useState } from "react";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { StatePill } from "../../../ui/state-pill.tsx";
import { sendCode } from "../account.calls.ts";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { Entry } from "../entry.tsx";
import { useChange } from "../use-change.ts";
import { useOpening } from "../use-opening.ts";
import { NumberCodeForm } from "./number-code-form.tsx";
import { numberLabel } from "./reach-labels.ts";
import { WishForm } from "./wish-form.tsx";
import { numberWish } from "./wishes.ts";

const { number: words, ...common } = accountReachWords;

export function NumberEntry() {
  const { number, confirmedAt, waiting } = useAccountSettings().account.cellNumber;
  /** A code was sent to the current number. */
  const [isAsked, setAsked] = useState(false);
  const change = useChange();
  const { isOpen, open, cancel, done, opener } = useOpening(change.restart);
  const isVerified = confirmedAt !== null;
  const asksForCode = !isOpen && (waiting !== null || isAsked);

  const verify = () =>
    change.start({
      reason: reauthenticationWords.reasons.numberVerification,
      write: sendCode,
      taken: () => setAsked(true),
    });

  return (
    <Entry
      name={numberLabel}
      value={number}
      state={
        isVerified ? (
          <StatePill kind="ok">{common.proven}</StatePill>
        ) : (
          <StatePill kind="warn">{common.notProven}</StatePill>
        )
      }
      more={isVerified ? words.use : words.unproven}
      actions={
        !isOpen && (
          <>
            {!isVerified && !asksForCode && (
              <ChangeButton
                state={change.state.at === "sending" ? "loading" : "ready"}
                onClick={verify}
              >
                {words.prove}
              </ChangeButton>
            )}
            <ChangeButton
              ref={opener}
              look={isVerified ? "secondary" : "quiet"}
              aria-label={words.changeNamed}
              onClick={open}
            >
              {common.change}
            </ChangeButton>
          </>
        )
      }
    >
      {isOpen && <WishForm wish={numberWish} change={change} onCancel={cancel} onDone={done} />}
      {asksForCode && <NumberCodeForm number={waiting ?? number} onDone={() => setAsked(false)} />}
      {!isOpen && !asksForCode && <PressFailed state={change.state} />}
    </Entry>
  );
}

import { sendNumberCode, verifyNumber } from "@frontdoor/contract/account/number.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { accountWords } from "@frontdoor/words/account.ts";
import { accountContactWords } from "@frontdoor/words/account-contact.ts";
import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useEffect, useRef, useState } from "react";
import { send } from "../../../client/send.ts";
import { useSmsCode } from "../../../client/sms-code.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { ChangeForm } from "../change-form.tsx";
import { Entry } from "../entry.tsx";
import { useChange } from "../use-change.ts";
import { useOpening } from "../use-opening.ts";
import { ContactChangeForm } from "./contact-change-form.tsx";
import { numberContactChange } from "./contact-changes.ts";

const { number: words, ...common } = accountContactWords;

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
      sendsMessage: true,
      write: (sending) => send(sendNumberCode, { body: {} }, sending),
      taken: () => setAsked(true),
    });

  return (
    <Entry
      name={accountFieldWords.cellNumber}
      value={number}
      state={
        isVerified ? (
          <StatePill kind="ok">{common.verified}</StatePill>
        ) : (
          <StatePill kind="warn">{common.notVerified}</StatePill>
        )
      }
      more={isVerified ? words.use : words.unverified}
      actions={
        !isOpen && (
          <>
            {!isVerified && !asksForCode && (
              <ChangeButton state={change.button} onClick={verify}>
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
      {isOpen && (
        <ContactChangeForm
          contact={numberContactChange}
          change={change}
          onCancel={cancel}
          onDone={done}
        />
      )}
      {asksForCode && (
        <NumberCodeForm
          number={waiting ?? number}
          takesFocus={isAsked}
          onDone={() => setAsked(false)}
        />
      )}
      {!isOpen && !asksForCode && <PressFailed state={change.state} />}
    </Entry>
  );
}

const labels = { code: accountFieldWords.code };

interface NumberCodeFormProps {
  number: string;
  /** The button that asked for the code has gone: its field takes the focus. */
  takesFocus: boolean;
  onDone: () => void;
}

function NumberCodeForm({ number, takesFocus, onDone }: NumberCodeFormProps) {
  const { tell } = useAccountSettings();
  const { state, start } = useChange();
  const again = useChange();
  const field = useRef<HTMLInputElement>(null);
  useSmsCode(field, again.state);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const problems = state.at === "refused" ? state.problems : {};

  const submit = (entered: FormData) => {
    const code = plainCode(String(entered.get("code") ?? ""));
    start({
      reason: reauthenticationWords.reasons.numberVerification,
      values: code,
      write: (sending) => send(verifyNumber, { body: { code } }, sending),
      taken: () => {
        onDone();
        tell({ part: "reach", title: words.done, text: accountWords.told });
      },
    });
  };
  const sendAgain = () =>
    again.start({
      reason: reauthenticationWords.reasons.numberVerification,
      sendsMessage: true,
      write: (sending) => send(sendNumberCode, { body: {} }, sending),
      taken: () => tell({ part: "reach", title: fill(words.sent, { number }), text: "" }),
    });

  return (
    <ChangeForm
      state={state}
      labels={labels}
      submit={words.confirm}
      onSubmit={submit}
      more={
        <Button look="quiet" state={again.button} onClick={sendAgain}>
          {words.sendAgain}
        </Button>
      }
    >
      <PressFailed state={again.state} />
      <strong>{fill(words.waiting, { number })}</strong>
      <TextField
        ref={field}
        name="code"
        label={labels.code}
        hint={words.codeHint}
        error={problems.code}
        required
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </ChangeForm>
  );
}

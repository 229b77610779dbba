import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { accountWords } from "@frontdoor/words/account.ts";
import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import { accountReachWords } from "@frontdoor/words/account-reach.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useRef } from "react";
import { useSmsCode } from "../../../client/sms-code.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { sendCode, typeCode } from "../account.calls.ts";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeForm } from "../change-form.tsx";
import { useChange } from "../use-change.ts";

const { number: words } = accountReachWords;
const labels = { code: accountFieldWords.code };

export function NumberCodeForm({ number, onDone }: { number: string; onDone: () => void }) {
  const { tell } = useAccountSettings();
  const { state, start } = useChange();
  const again = useChange();
  const field = useRef<HTMLInputElement>(null);
  useSmsCode(field);
  const problems = state.at === "refused" ? state.problems : {};

  const submit = (entered: FormData) => {
    const code = plainCode(String(entered.get("code") ?? ""));
    start({
      reason: reauthenticationWords.reasons.numberVerification,
      values: code,
      write: (sending) => typeCode(code, sending),
      taken: () => {
        onDone();
        tell({ part: "reach", title: words.done, text: accountWords.told });
      },
    });
  };
  const sendAgain = () =>
    again.start({
      reason: reauthenticationWords.reasons.numberVerification,
      write: sendCode,
      taken: () => tell({ part: "reach", title: fill(words.sent, { number }), text: "" }),
    });

  return (
    <ChangeForm
      state={state}
      labels={labels}
      submit={words.confirm}
      onSubmit={submit}
      more={
        <Button
          look="quiet"
          state={again.state.at === "sending" ? "loading" : "ready"}
          onClick={sendAgain}
        >
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

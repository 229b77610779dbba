import { codeProblems } from "@frontdoor/contract/account/code-problems.ts";
import { confirmTwoStep } from "@frontdoor/contract/account/two-step.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import { accountTwoStepWords as words } from "@frontdoor/words/account-two-step.ts";
import { useEffect, useRef } from "react";
import { send } from "../../../client/send.ts";
import { TextField } from "../../../fields/text-field.tsx";
import { CopyButton } from "../../../parts/two-step-set-up/copy-button.tsx";
import { QrCode } from "../../../parts/two-step-set-up/qr-code.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeForm } from "../change-form.tsx";
import { useChange } from "../use-change.ts";
import type { TwoStepView } from "./two-step-view.ts";

interface AppFormProps {
  setUp: { key: string; uri: string };
  onView: (view: TwoStepView) => void;
  onEnd: () => void;
  onCancel: () => void;
}

/** Gives an authenticator app the key, by QR code or typed, and verifies its first code. */
export function AppForm({ setUp, onView, onEnd, onCancel }: AppFormProps) {
  const { account, refresh, tell } = useAccountSettings();
  const { state, start } = useChange();
  const { setup, told } = words;
  const refused = state.at === "refused" ? state : null;
  const heading = useRef<HTMLHeadingElement>(null);
  // Not the field, which stands below the key and what to do with it.
  useEffect(() => heading.current?.focus(), []);
  const submit = (entered: FormData) => {
    const code = plainCode(String(entered.get("code") ?? ""));
    start({
      reason: words.reasons.confirm,
      values: code,
      problems: codeProblems({ code }),
      write: (sending) => send(confirmTwoStep, { body: { code } }, sending),
      // Setting up returns recovery codes; changing the app returns none.
      staysShown: account.secondStep.since === null,
      taken: ({ recoveryCodes }) => {
        if (recoveryCodes.length > 0) return onView({ at: "codes", codes: recoveryCodes });
        onEnd();
        tell({ part: "step", title: told.app, text: told.appMore });
      },
      refused: (code) => {
        if (code === "SESSION_ENDED") void refresh();
      },
    });
  };
  return (
    <ol className="set-up">
      <li>
        <h3 ref={heading} tabIndex={-1}>
          {setup.open}
        </h3>
        <p className="entry__more">{setup.openMore}</p>
      </li>
      <li>
        <h3>{setup.scan}</h3>
        <div className="set-up__key">
          <QrCode text={setUp.uri} label={setup.picture} />
          <div>
            <p>{setup.type}</p>
            <output className="set-up__letters">{setUp.key.match(/.{1,4}/g)?.join(" ")}</output>
            <CopyButton text={setUp.key} label={setup.copyKey} />
            <a className="quiet-link set-up__on-phone" href={setUp.uri}>
              {setup.onPhone}
            </a>
          </div>
        </div>
      </li>
      <li>
        <h3>{setup.confirm}</h3>
        <ChangeForm
          state={state}
          labels={{ code: accountFieldWords.code }}
          submit={setup.submit}
          look="primary"
          onSubmit={submit}
          onCancel={onCancel}
        >
          <TextField
            name="code"
            label={accountFieldWords.code}
            hint={setup.hint}
            error={refused?.problems.code}
            required
            look="code"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </ChangeForm>
      </li>
    </ol>
  );
}

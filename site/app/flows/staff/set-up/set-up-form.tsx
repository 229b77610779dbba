import { checkRules } from "@frontdoor/contract/problems.ts";
import { passwordRule } from "@frontdoor/contract/rules.ts";
import { finishSetUp } from "@frontdoor/contract/staff/set-up.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { accountTwoStepWords } from "@frontdoor/words/account-two-step.ts";
import { consoleSetUpWords as words } from "@frontdoor/words/staff/set-up.ts";
import { RefusalArea } from "../../../fields/error-area.tsx";
import { ManagedUsername } from "../../../fields/managed-username.tsx";
import { PasswordField } from "../../../fields/password-field.tsx";
import { SubmitButton } from "../../../fields/submit-button.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { CopyButton } from "../../../parts/two-step-set-up/copy-button.tsx";
import { QrCode } from "../../../parts/two-step-set-up/qr-code.tsx";
import { ask } from "../ask.ts";
import { codeRefusal, requiredProblems } from "../required-problems.ts";
import { useSubmission } from "../use-submission.ts";

interface SetUpFormProps {
  token: string;
  emailAddress: string;
  app: { key: string; uri: string };
  onSetUp: (recoveryCodes: readonly string[]) => void;
  /** Called if the link was used or has expired meanwhile. */
  onOver: () => void;
}

/** Sets a password and the authenticator app together, so that nobody is left with half a login. */
export function SetUpForm({ token, emailAddress, app, onSetUp, onOver }: SetUpFormProps) {
  const { refused, buttonState, form, isFaulty, send, refuse } = useSubmission();
  const { setup } = accountTwoStepWords;
  const setUp = (entered: FormData) => {
    const password = String(entered.get("password") ?? "");
    const code = plainCode(String(entered.get("code") ?? ""));
    const problems = {
      ...checkRules([passwordRule("password", password)]),
      ...requiredProblems({ code }),
    };
    if (isFaulty(problems)) return;
    send(
      (signal) => ask(finishSetUp, { body: { token, password, code } }, { signal }),
      (heard) => {
        if (heard.is === "done") return onSetUp(heard.reply.recoveryCodes);
        if (heard.is === "pending") return;
        if (heard.error.code === "CONSOLE_LINK_INVALID") return onOver();
        refuse(codeRefusal(heard.error));
      },
    );
  };
  return (
    <form className="form" {...form(setUp)}>
      <RefusalArea
        refusal={refused}
        labels={{ password: words.password, code: words.code }}
        place="within-page"
      />
      <ManagedUsername value={emailAddress} />
      <PasswordField
        name="password"
        label={words.password}
        which="password"
        autoComplete="new-password"
        rules
        error={refused?.problems.password}
        required
      />
      <div className="staff-app">
        <h2>{words.app}</h2>
        <p>{setup.scan}</p>
        <div className="set-up__key">
          <QrCode text={app.uri} label={setup.picture} />
          <div>
            <p>{setup.type}</p>
            <output className="set-up__letters">{app.key.match(/.{1,4}/g)?.join(" ")}</output>
            <CopyButton text={app.key} label={setup.copyKey} />
          </div>
        </div>
      </div>
      <TextField
        name="code"
        label={words.code}
        hint={words.codeHint}
        error={refused?.problems.code}
        required
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <SubmitButton wide size="medium" state={buttonState}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}

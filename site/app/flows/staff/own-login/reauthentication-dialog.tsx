import {
  reauthenticateStaff,
  type StaffReauthentication,
  staffReauthenticationOptions,
} from "@frontdoor/contract/staff/authentication-methods.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { consoleLogInWords } from "@frontdoor/words/staff/log-in.ts";
import { ownLoginWords } from "@frontdoor/words/staff/own-login.ts";
import { askPasskey } from "../../../client/ask-passkey.ts";
import { RefusalArea } from "../../../fields/error-area.tsx";
import { ManagedUsername } from "../../../fields/managed-username.tsx";
import { PasswordField } from "../../../fields/password-field.tsx";
import { SubmitButton } from "../../../fields/submit-button.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { OpenDialog } from "../confirm/open-dialog.tsx";
import { type Console, useConsole } from "../console.ts";
import { codeRefusal, requiredProblems } from "../required-problems.ts";
import { useSubmission } from "../use-submission.ts";

const { proof: words } = ownLoginWords;
const labels = { password: words.password, code: words.code };

interface ReauthenticationDialogProps {
  hasPasskey: boolean;
  onEnd: (isVerified: boolean) => void;
}

/** Dialog that reauthenticates by password and code, or by a passkey. */
export function ReauthenticationDialog({ hasPasskey, onEnd }: ReauthenticationDialogProps) {
  const { ask, me } = useConsole();
  const { refused, isBusy, buttonState, form, isFaulty, send, refuse, restart } = useSubmission();
  const prove = (
    proofOf: (signal: AbortSignal) => Promise<StaffReauthentication | string | null>,
  ) =>
    send(
      async (signal) => {
        const proof = await proofOf(signal);
        if (proof === null || typeof proof === "string") return proof;
        return ask(reauthenticateStaff, { body: proof }, { signal });
      },
      (heard) => {
        if (heard === null) return restart();
        if (typeof heard === "string") return refuse({ message: heard, problems: {} });
        if (heard.is !== "failed") return onEnd(true);
        refuse(codeRefusal(heard.error));
      },
    );
  const read = (entered: FormData) => {
    const password = String(entered.get("password") ?? "");
    const code = plainCode(String(entered.get("code") ?? ""));
    if (isFaulty(requiredProblems({ password, code }))) return;
    prove(async () => ({ way: "code", password, code }));
  };
  return (
    <OpenDialog title={words.heading} onClose={() => onEnd(false)}>
      <form className="confirm" {...form(read)}>
        <p>{words.text}</p>
        <RefusalArea refusal={refused} labels={labels} place="within-page" />
        <ManagedUsername value={me.emailAddress} />
        <PasswordField
          name="password"
          label={words.password}
          which="password"
          autoComplete="current-password"
          error={refused?.problems.password}
          required
        />
        <TextField
          name="code"
          label={words.code}
          error={refused?.problems.code}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <div className="modal__actions">
          {hasPasskey && (
            <Button
              look="secondary"
              icon="passkey"
              disabled={isBusy}
              onClick={() => prove((signal) => reauthenticateByPasskey(ask, signal))}
            >
              {words.usePasskey}
            </Button>
          )}
          <SubmitButton size="medium" state={buttonState}>
            {words.submit}
          </SubmitButton>
        </div>
      </form>
    </OpenDialog>
  );
}

/** Asks for a passkey. Returns its response, an error message, or null if none was given. */
async function reauthenticateByPasskey(
  ask: Console["ask"],
  signal: AbortSignal,
): Promise<StaffReauthentication | string | null> {
  const options = await ask(staffReauthenticationOptions, { body: {} }, { signal });
  if (options.is !== "done") return options.is === "failed" ? options.error.message : null;
  try {
    const passkey = await askPasskey(options.reply.options, { signal });
    return passkey && { way: "passkey", passkey };
  } catch {
    signal.throwIfAborted();
    return consoleLogInWords.noPasskey;
  }
}

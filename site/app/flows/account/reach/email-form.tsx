import { newEmailProblems } from "@frontdoor/contract/account/email.ts";
import { accountProofWords } from "@frontdoor/words/account-proof.ts";
import { accountReachWords } from "@frontdoor/words/account-reach.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { EmailField } from "../../../fields/email-field.tsx";
import { wishForEmail } from "../account.calls.ts";
import { ChangeForm } from "../change-form.tsx";
import { useOwnAccount } from "../own-account.ts";
import type { useChange } from "../use-change.ts";

const { email: words } = accountReachWords;
const labels = { emailAddress: words.newAddress };

interface EmailFormProps {
  change: ReturnType<typeof useChange>;
  onCancel: () => void;
  onDone: () => void;
}

/** Asks for the address that is to take the other's place. */
export function EmailForm({ change, onCancel, onDone }: EmailFormProps) {
  const { tell } = useOwnAccount();
  const { state, start } = change;
  const problems = state.at === "refused" ? state.problems : {};

  const submit = (entered: FormData) => {
    const emailAddress = String(entered.get("emailAddress") ?? "").trim();
    start({
      reason: accountProofWords.reasons.email,
      values: emailAddress,
      problems: newEmailProblems({ emailAddress }),
      write: (sending) => wishForEmail(emailAddress, sending),
      taken: () => {
        onDone();
        const title = fill(words.sent, { address: emailAddress });
        tell({ part: "reach", title, text: words.sentMore });
      },
    });
  };

  return (
    <ChangeForm
      state={state}
      labels={labels}
      submit={words.submit}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <EmailField
        name="emailAddress"
        label={labels.emailAddress}
        hint={words.hint}
        error={problems.emailAddress}
        required
      />
    </ChangeForm>
  );
}

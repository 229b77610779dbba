import { newNumberProblems } from "@frontdoor/contract/account/number.ts";
import { accountProofWords } from "@frontdoor/words/account-proof.ts";
import { accountReachWords } from "@frontdoor/words/account-reach.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PhoneField } from "../../../fields/phone-field.tsx";
import { wishForNumber } from "../account.calls.ts";
import { ChangeForm } from "../change-form.tsx";
import { useOwnAccount } from "../own-account.ts";
import type { useChange } from "../use-change.ts";

const { number: words } = accountReachWords;
const labels = { cellNumber: words.newNumber };

interface NumberFormProps {
  change: ReturnType<typeof useChange>;
  onCancel: () => void;
  onDone: () => void;
}

/** Asks for the number that is to take the other's place. */
export function NumberForm({ change, onCancel, onDone }: NumberFormProps) {
  const { tell } = useOwnAccount();
  const { state, start } = change;
  const problems = state.at === "refused" ? state.problems : {};

  const submit = (entered: FormData) => {
    const cellNumber = String(entered.get("cellNumber") ?? "").trim();
    start({
      reason: accountProofWords.reasons.number,
      values: cellNumber,
      problems: newNumberProblems({ cellNumber }),
      write: (sending) => wishForNumber(cellNumber, sending),
      taken: () => {
        onDone();
        const title = fill(words.sent, { number: cellNumber });
        tell({ part: "reach", title, text: "" });
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
      <PhoneField
        name="cellNumber"
        label={labels.cellNumber}
        hint={words.hint}
        error={problems.cellNumber}
        required
      />
    </ChangeForm>
  );
}

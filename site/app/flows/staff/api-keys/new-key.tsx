import { createProductKey, keyHolders } from "@frontdoor/contract/products/keys.ts";
import { consoleApiKeysWords } from "@frontdoor/words/staff/api-keys.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { SelectField } from "../../../fields/select-field.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { ShownOnce } from "../confirm/shown-once.tsx";
import { requiredProblems } from "../required-problems.ts";
import { usePress } from "../use-press.ts";
import { holderName } from "./holder-name.ts";

const { making: words, key: keyWords } = consoleApiKeysWords.keys;
const [shownFact, othersFact] = words.facts;
const labels = { holder: words.holder, label: words.label };

/** Dialog that makes another key of a holder and shows it once. */
export function NewKey({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const { state, press } = usePress();
  const [made, setMade] = useState<{ holder: string; key: string } | null>(null);
  if (made !== null) {
    const filled = { ...keyWords, text: fill(keyWords.text, { holder: made.holder }) };
    return <ShownOnce words={filled} secret={made.key} onClose={onClose} />;
  }
  const send = (entered: FormData) => {
    const value = (name: string) => String(entered.get(name) ?? "").trim();
    const holder = keyHolders.find((name) => name === value("holder"));
    press({
      call: createProductKey,
      input: {
        body: { holder: holder ?? "operator", label: value("label"), reason: value("reason") },
      },
      problems: requiredProblems({ holder: holder ?? "", label: value("label") }),
      said: words.said,
      taken: (reply) => {
        onMade();
        if (reply === null || holder === undefined) onClose();
        else setMade({ holder: holderName(holder), key: reply.key });
      },
    });
  };
  return (
    <ConfirmDialog
      title={words.title}
      facts={[
        { icon: "lock", text: shownFact },
        { icon: "info", text: othersFact },
        { icon: "agree", text: confirmWords.twoPersons },
      ]}
      asksReason
      submit={words.submit}
      state={state}
      labels={labels}
      fields={(problems) => (
        <>
          <SelectField
            name="holder"
            label={labels.holder}
            options={keyHolders.map((id) => ({ id, name: holderName(id) }))}
            error={problems.holder}
            required
          />
          <TextField
            name="label"
            label={labels.label}
            maxLength={60}
            autoComplete="off"
            error={problems.label}
            required
          />
        </>
      )}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

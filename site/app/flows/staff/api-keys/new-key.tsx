import { createProductKey, type KeyHolder, keyHolders } from "@frontdoor/contract/products/keys.ts";
import { consoleApiKeysWords } from "@frontdoor/words/staff/api-keys.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { SelectField } from "../../../fields/select-field.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog, type DialogProps, type PressInDialog } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";
import { requiredProblems } from "../required-problems.ts";
import { holderNames } from "./holder-names.ts";

const { making: words, key: keyWords } = consoleApiKeysWords.keys;
const labels = { holder: words.holder, label: words.label };

const shownWords = (holder: KeyHolder) => ({
  ...keyWords,
  text: fill(keyWords.text, { holder: holderNames[holder] }),
});

/** Dialog that makes another key of a holder and shows it once. */
export function NewKey(dialog: DialogProps) {
  const send = (entered: FormData, press: PressInDialog) => {
    const value = (name: string) => textIn(entered, name);
    const holder = keyHolders.find((name) => name === value("holder"));
    press({
      call: createProductKey,
      input: {
        body: { holder: holder ?? "operator", label: value("label"), reason: value("reason") },
      },
      problems: requiredProblems({ holder: holder ?? "", label: value("label") }),
      said: words.said,
      shown: ({ key }) => holder && { ...shownWords(holder), secret: key },
    });
  };
  return (
    <ConfirmDialog
      words={words}
      icons={["lock"]}
      forTwo
      asksReason
      labels={labels}
      fields={(field) => (
        <>
          <SelectField
            {...field("holder")}
            options={keyHolders.map((id) => ({ id, name: holderNames[id] }))}
            required
          />
          <TextField {...field("label")} maxLength={60} autoComplete="off" required />
        </>
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}

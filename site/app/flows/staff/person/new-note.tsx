import { addNote, longestNoteDays, noteEndMessage } from "@frontdoor/contract/products/notes.ts";
import { isIsoDate } from "@frontdoor/contract/validators/date.ts";
import { consoleNotesWords } from "@frontdoor/words/staff/notes.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";
import { requiredProblems } from "../required-problems.ts";
import { midnightOf } from "../south-african-time.ts";

const { adding: words } = consoleNotesWords;

export function NewNote({ id, ...dialog }: DialogProps & { id: string }) {
  return (
    <ConfirmDialog
      words={words}
      icons={["people"]}
      labels={{ text: words.text, until: words.until }}
      fields={(field) => (
        <>
          <TextField {...field("text")} maxLength={500} autoComplete="off" required />
          <TextField
            {...field("until")}
            hint={fill(words.untilHint, { days: longestNoteDays })}
            autoComplete="off"
            required
          />
        </>
      )}
      onSubmit={(entered, press) => {
        const text = textIn(entered, "text");
        const until = textIn(entered, "until");
        const isDay = isIsoDate(until);
        press({
          call: addNote,
          input: { params: { id }, body: { text, until: isDay ? midnightOf(until) : "" } },
          problems: {
            ...requiredProblems({ text }),
            ...(!isDay && { until: noteEndMessage }),
          },
          said: words.said,
        });
      }}
      {...dialog}
    />
  );
}

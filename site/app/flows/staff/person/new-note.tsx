import { addNote, longestNoteDays, noteEndMessage } from "@frontdoor/contract/products/notes.ts";
import { isIsoDate } from "@frontdoor/contract/validators/date.ts";
import { consoleNotesWords } from "@frontdoor/words/staff/notes.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { requiredProblems } from "../required-problems.ts";
import { midnightOf } from "../south-african-time.ts";
import { usePress } from "../use-press.ts";

const { adding: words } = consoleNotesWords;
const [readers, end] = words.facts;

interface NewNoteProps {
  id: string;
  onWritten: () => void;
  onClose: () => void;
}

export function NewNote({ id, onWritten, onClose }: NewNoteProps) {
  const { state, press } = usePress();
  return (
    <ConfirmDialog
      title={words.title}
      facts={[
        { icon: "people", text: readers },
        { icon: "info", text: end },
      ]}
      submit={words.submit}
      state={state}
      labels={{ text: words.text, until: words.until }}
      fields={(problems) => (
        <>
          <TextField
            name="text"
            label={words.text}
            error={problems.text}
            maxLength={500}
            autoComplete="off"
            required
          />
          <TextField
            name="until"
            label={words.until}
            hint={fill(words.untilHint, { days: longestNoteDays })}
            error={problems.until}
            autoComplete="off"
            required
          />
        </>
      )}
      onSubmit={(entered) => {
        const text = String(entered.get("text") ?? "").trim();
        const until = String(entered.get("until") ?? "").trim();
        const isDay = isIsoDate(until);
        press({
          call: addNote,
          input: { params: { id }, body: { text, until: isDay ? midnightOf(until) : "" } },
          problems: {
            ...requiredProblems({ text }),
            ...(!isDay && { until: noteEndMessage }),
          },
          said: words.said,
          taken: onWritten,
        });
      }}
      onClose={onClose}
    />
  );
}

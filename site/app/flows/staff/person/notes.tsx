import {
  type AccountNote,
  addNote,
  endNote,
  listNotes,
  longestNoteDays,
  noteEndMessage,
} from "@frontdoor/contract/products/notes.ts";
import { isIsoDate } from "@frontdoor/contract/validators/date.ts";
import { consoleNotesWords as words } from "@frontdoor/words/staff/notes.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useRef, useState } from "react";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { dayOf } from "../../../parts/dates.ts";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { ConsoleIcon } from "../icons.tsx";
import { Loaded } from "../lists/loaded.tsx";
import { useReply } from "../lists/use-reply.ts";
import { requiredProblems } from "../required-problems.ts";
import { midnightOf } from "../south-african-time.ts";
import { usePress } from "../use-press.ts";

/** The notes of support about a person, each until its end. */
export function Notes({ id }: { id: string }) {
  const reading = useReply(listNotes, { params: { id } });
  const { reload } = reading;
  const [isWriting, setWriting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Its button goes with the note.
  const deleted = () => {
    heading.current?.focus();
    reload();
  };
  return (
    <section className="box" aria-labelledby="notes">
      <h2 id="notes" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <Loaded reading={reading}>
        {(notes) =>
          notes.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            notes.map((note) => <Note key={note.id} note={note} onDeleted={deleted} />)
          )
        }
      </Loaded>
      <div className="acts">
        <button type="button" onClick={() => setWriting(true)}>
          <ConsoleIcon name="pencil" />
          {words.add}
        </button>
      </div>
      {isWriting && <NewNote id={id} onDone={reload} onClose={() => setWriting(false)} />}
    </section>
  );
}

function Note({ note, onDeleted }: { note: AccountNote; onDeleted: () => void }) {
  const { state, press } = usePress();
  const { id, text, writtenBy, expiresAt } = note;
  return (
    <>
      <p>
        {text}
        <br />
        <small className="muted">
          {fill(words.about, { who: writtenBy, day: dayOf(expiresAt) })}{" "}
        </small>
        <button
          type="button"
          className="text-button"
          aria-label={fill(words.deleteOf, { text })}
          onClick={() =>
            press({
              call: endNote,
              input: { params: { id }, body: {} },
              said: words.deleted,
              taken: onDeleted,
            })
          }
        >
          {words.delete}
        </button>
      </p>
      <PressFailed state={state} />
    </>
  );
}

const { adding } = words;

function NewNote({ id, ...dialog }: DialogProps & { id: string }) {
  return (
    <ConfirmDialog
      words={adding}
      icons={["people"]}
      labels={{ text: adding.text, until: adding.until }}
      fields={(field) => (
        <>
          <TextField {...field("text")} maxLength={500} autoComplete="off" required />
          <TextField
            {...field("until")}
            hint={fill(adding.untilHint, { days: longestNoteDays })}
            autoComplete="off"
            required
          />
        </>
      )}
      onSubmit={(value, press) => {
        const text = value("text");
        const until = value("until");
        const isDay = isIsoDate(until);
        press({
          call: addNote,
          input: { params: { id }, body: { text, until: isDay ? midnightOf(until) : "" } },
          problems: {
            ...requiredProblems({ text }),
            ...(!isDay && { until: noteEndMessage }),
          },
          said: adding.said,
        });
      }}
      {...dialog}
    />
  );
}

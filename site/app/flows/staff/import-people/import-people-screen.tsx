import { type ImportedReply, importPeople } from "@frontdoor/contract/products/import-people.ts";
import { consoleImportPeopleWords as words } from "@frontdoor/words/staff/import-people.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useRef, useState } from "react";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { ConsoleScreen } from "../console-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useRows } from "../lists/use-whole-list.ts";
import { usePress } from "../use-press.ts";
import { ChooseFile } from "./choose-file.tsx";
import type { PeopleFile } from "./people-file.ts";

/** Imports another system's accounts: choose a file, look at the faulty rows of a dry run, then import. */
export function ImportPeopleScreen() {
  return (
    <ConsoleScreen screen="importPeople" words={words} call="importPeople">
      <Import />
    </ConsoleScreen>
  );
}

interface Result {
  isDry: boolean;
  reply: ImportedReply;
}

function Import() {
  const [file, setFile] = useState<PeopleFile | null>(null);
  const [terms, setTerms] = useState({ mail: false, sharedAddresses: false });
  const [result, setResult] = useState<Result | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** Whether the dialog was closed while the import went on. */
  const [isLeft, setLeft] = useState(false);
  /** Changes with what is chosen: a dry run that was under way then is of something else. */
  const choice = useRef(0);
  const trying = usePress();
  const importing = usePress();
  const bodyOf = ({ hash, rows }: PeopleFile, dryRun: boolean) => ({
    file: hash,
    rows: [...rows],
    dryRun,
    ...terms,
  });
  const forget = () => {
    choice.current += 1;
    setResult(null);
  };
  const tryOut = (chosen: PeopleFile) => {
    const asked = choice.current;
    trying.press({
      call: importPeople,
      input: { body: bodyOf(chosen, true) },
      taken(reply) {
        if (reply && asked === choice.current) setResult({ isDry: true, reply });
      },
    });
  };
  const made = result?.isDry ? result.reply.made : 0;
  const [what, again] = words.importing.facts;
  return (
    <>
      <div className="box staff-narrow">
        <ChooseFile
          terms={terms}
          onTerms={(changed) => {
            setTerms(changed);
            forget();
          }}
          onChoose={(chosen) => {
            setFile(chosen);
            forget();
          }}
        />
        <PressFailed state={trying.state} />
        {isLeft && !isAsking && <PressFailed state={importing.state} />}
        <div className="filters">
          <Button
            look="secondary"
            disabled={file === null}
            state={trying.buttonState}
            onClick={() => file && tryOut(file)}
          >
            {words.dryRun}
          </Button>
          <Button
            disabled={made === 0}
            state={isAsking ? "ready" : importing.buttonState}
            onClick={() => {
              setLeft(false);
              setAsking(true);
            }}
          >
            {words.importing.open}
          </Button>
        </div>
      </div>
      {result !== null && <Outcome key={String(result.isDry)} {...result} />}
      {isAsking && file !== null && (
        <ConfirmDialog
          words={words.importing}
          facts={[fill(what, { made }), again]}
          icons={["people"]}
          forTwo
          asksReason
          pressing={importing}
          onSubmit={(value, press) =>
            press({
              call: importPeople,
              input: { body: { ...bodyOf(file, false), reason: value("reason") } },
              taken: (reply) => reply && setResult({ isDry: false, reply }),
            })
          }
          onClose={() => {
            setLeft(importing.state.at === "sending");
            setAsking(false);
          }}
        />
      )}
    </>
  );
}

function Outcome({ isDry, reply: { made, already, faulty } }: Result) {
  const { heading, text } = isDry ? words.dry : words.done;
  return (
    <section className="staff-head" aria-labelledby="outcome">
      <h2 id="outcome">{heading}</h2>
      <p role="status">{fill(text, { made, already, faulty: faulty.length })}</p>
      <FaultyRows faulty={faulty} />
    </section>
  );
}

interface Fault {
  line: number;
  column: string;
  problem: string;
}

/** The errors of a file by line and column, as the command writes them. */
function FaultyRows({ faulty }: Pick<ImportedReply, "faulty">) {
  const faults = faulty.flatMap(({ row: line, problems }) =>
    Object.entries(problems).map(([column, problem]) => ({ line, column, problem })),
  );
  return (
    <ListTable
      list={useRows(faults)}
      words={words}
      columns={columns}
      keyOf={({ line, column }) => `${line} ${column}`}
    />
  );
}

const columns: readonly Column<Fault>[] = [
  { head: words.columns.line, cell: ({ line }) => line },
  { head: words.columns.column, cell: ({ column }) => column },
  { head: words.columns.problem, look: "wide", cell: ({ problem }) => problem },
];

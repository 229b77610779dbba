import {
  type ListedLookup,
  type LookupList,
  saveLookups,
} from "@frontdoor/contract/products/lookups.ts";
import { consoleFormListsWords } from "@frontdoor/words/staff/form-lists.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { requiredProblems } from "../required-problems.ts";
import { usePress } from "../use-press.ts";

const { form: words, said } = consoleFormListsWords;

interface EntryFormProps {
  list: LookupList;
  parentId: string;
  /** Null to add one. */
  entry: ListedLookup | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds an entry to the end of a list, or renames one. */
export function EntryForm({ list, parentId, entry, onSaved, onClose }: EntryFormProps) {
  const { state, press } = usePress();
  const save = (entered: FormData) => {
    const value = (name: string) => String(entered.get(name) ?? "").trim();
    const id = entry?.id ?? value("id");
    const name = value("name");
    const saved = { id, name, active: entry?.active ?? true, ...(parentId && { parentId }) };
    press({
      call: saveLookups,
      input: { body: { list, entries: [saved] } },
      problems: requiredProblems({ id, name }),
      said: fill(said.saved, { name }),
      taken: () => {
        onSaved();
        onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      title={entry === null ? words.newTitle : words.title}
      submit={words.submit}
      state={state}
      labels={{ id: words.id, name: words.name }}
      fields={(problems) => (
        <>
          {entry === null && (
            <TextField
              name="id"
              label={words.id}
              hint={words.idHint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={problems.id ?? problems["entries.0.id"]}
              required
            />
          )}
          <TextField
            name="name"
            label={words.name}
            defaultValue={entry?.name}
            autoComplete="off"
            error={problems.name ?? problems["entries.0.name"]}
            required
          />
        </>
      )}
      onSubmit={save}
      onClose={onClose}
    />
  );
}

import {
  type ListedLookup,
  type LookupList,
  saveLookups,
} from "@frontdoor/contract/products/lookups.ts";
import { consoleFormListsWords } from "@frontdoor/words/staff/form-lists.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog, type SendDialog } from "../confirm/confirm-dialog.tsx";
import type { RowDialogProps } from "../lists/use-row-dialog.tsx";
import { requiredProblems } from "../required-problems.ts";

const { form: words, said } = consoleFormListsWords;

interface EditedEntry {
  list: LookupList;
  parentId: string;
  /** Null to add one. */
  entry: ListedLookup | null;
}

/** Adds an entry to the end of a list, or renames one. */
export function EntryForm({ row, ...dialog }: RowDialogProps<EditedEntry>) {
  const { list, parentId, entry } = row;
  const save: SendDialog = (value, press) => {
    const id = entry?.id ?? value("id");
    const name = value("name");
    const saved = { id, name, active: entry?.active ?? true, ...(parentId && { parentId }) };
    press({
      call: saveLookups,
      input: { body: { list, entries: [saved] } },
      problems: requiredProblems({ id, name }),
      said: fill(said.saved, { name }),
    });
  };
  return (
    <ConfirmDialog
      words={entry === null ? { ...words, title: words.newTitle } : words}
      labels={{ id: words.id, name: words.name }}
      fields={(field, problems) => (
        <>
          {entry === null && (
            <TextField
              {...field("id")}
              hint={words.idHint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={problems.id ?? problems["entries.0.id"]}
              required
            />
          )}
          <TextField
            {...field("name")}
            defaultValue={entry?.name}
            autoComplete="off"
            error={problems.name ?? problems["entries.0.name"]}
            required
          />
        </>
      )}
      onSubmit={save}
      {...dialog}
    />
  );
}

import {
  type LookupList,
  listLookups,
  lookupLists,
  parentLists,
} from "@frontdoor/contract/products/lookups.ts";
import { consoleFormListsWords as words } from "@frontdoor/words/staff/form-lists.ts";
import { SelectField } from "../../../fields/select-field.tsx";
import { ConsoleScreen } from "../console-screen.tsx";
import { Failed } from "../lists/failed.tsx";
import { useAddressText, useFilter } from "../lists/use-address-text.ts";
import { useReply } from "../lists/use-reply.ts";
import { Entries } from "./entries.tsx";

export function FormListsScreen() {
  return (
    <ConsoleScreen screen="formLists" words={words} call="listLookups">
      <Lists />
    </ConsoleScreen>
  );
}

function Lists() {
  const [list, setList] = useFilter<LookupList>("list", lookupLists, "training-institutions");
  const [parent, setParent] = useAddressText("parent");
  const above = parentLists[list];
  return (
    <>
      <div className="staff-tools">
        <SelectField
          name="list"
          label={words.list}
          options={lookupLists.map((id) => ({ id, name: words.names[id] }))}
          value={list}
          onChange={({ currentTarget }) => {
            const chosen = lookupLists.find((name) => name === currentTarget.value);
            if (chosen === undefined) return;
            setParent("");
            setList(chosen);
          }}
        />
        {above !== undefined && (
          <ParentField key={above} list={above} chosen={parent} onChoose={setParent} />
        )}
      </div>
      {above !== undefined && parent === "" ? (
        <p className="staff-empty">{words.chooseParent}</p>
      ) : (
        <Entries
          key={`${list} ${parent}`}
          list={list}
          parentId={above === undefined ? "" : parent}
        />
      )}
    </>
  );
}

interface ParentFieldProps {
  list: LookupList;
  chosen: string;
  onChoose: (id: string) => void;
}

/** Chooses the parent whose entries are listed. */
function ParentField({ list, chosen, onChoose }: ParentFieldProps) {
  const { state, reload } = useReply(listLookups, { query: { list } });
  if (state.at === "failed") return <Failed error={state.error} onAgain={reload} />;
  const rows = state.at === "shown" ? state.reply : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (
    <SelectField
      name="parent"
      label={words.parent}
      options={[...names].map(([id, name]) => ({ id, name }))}
      value={names.has(chosen) ? chosen : ""}
      disabled={state.at === "loading"}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}

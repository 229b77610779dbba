import { maximumRowsPerRequest } from "@frontdoor/contract/products/import-people.ts";
import { consoleImportPeopleWords as words } from "@frontdoor/words/staff/import-people.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { Checkbox } from "../../../fields/checkbox.tsx";
import { CsvField } from "../lists/csv-field.tsx";
import { type PeopleFile, peopleFile } from "./people-file.ts";

interface Terms {
  mail: boolean;
  sharedAddresses: boolean;
}

interface ChooseFileProps {
  terms: Terms;
  onTerms: (terms: Terms) => void;
  /** Called with null if no file is chosen or it cannot be read. */
  onChoose: (file: PeopleFile | null) => void;
}

export function ChooseFile({ terms, onTerms, onChoose }: ChooseFileProps) {
  const [fault, setFault] = useState<string | undefined>();
  const choose = async (chosen: File | undefined) => {
    const read = chosen === undefined ? null : await peopleFile(chosen);
    setFault(typeof read === "string" ? read : undefined);
    onChoose(typeof read === "string" ? null : read);
  };
  return (
    <>
      <CsvField
        label={words.file}
        hint={fill(words.fileHint, { most: maximumRowsPerRequest })}
        error={fault}
        onChoose={choose}
      />
      <Checkbox
        name="mail"
        checked={terms.mail}
        onChange={({ currentTarget }) => onTerms({ ...terms, mail: currentTarget.checked })}
      >
        {words.mail}
      </Checkbox>
      <Checkbox
        name="sharedAddresses"
        checked={terms.sharedAddresses}
        onChange={({ currentTarget }) =>
          onTerms({ ...terms, sharedAddresses: currentTarget.checked })
        }
      >
        {words.sharedAddresses}
      </Checkbox>
    </>
  );
}

import { brand } from "@frontdoor/brand/brand.ts";
import { type InvitingProduct, invitingProducts } from "@frontdoor/contract/products.ts";
import { consoleBulkInvitesWords as words } from "@frontdoor/words/staff/bulk-invites.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { TextField } from "../../../fields/text-field.tsx";
import { consoleAddresses } from "../addresses.ts";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Chips } from "../lists/chips.tsx";
import { CsvField } from "../lists/csv-field.tsx";
import { type CsvRow, readCsv } from "../lists/read-csv.ts";
import { bulkRows, columnsIn, mostInvites } from "./bulk-rows.ts";
import { SendRows } from "./send-rows.tsx";

const permissionOf = {
  practice: "createPracticeInvite",
  academic: "createAcademicInvite",
} as const;

/** Sends invites from a file, after a look at its rows. */
export function BulkInvitesScreen() {
  return (
    <ConsoleScreen
      screen="bulkInvites"
      words={words}
      beside={
        <span className="staff-head__do">
          <a href={consoleAddresses.invites}>{words.back}</a>
        </span>
      }
      call="createPracticeInvite"
    >
      <FromFile />
    </ConsoleScreen>
  );
}

interface ChosenFile {
  name: string;
  rows: readonly CsvRow[];
}

function FromFile() {
  const { may } = useConsole();
  const products = invitingProducts.filter((product) => may(permissionOf[product]));
  const [product, setProduct] = useState<InvitingProduct>(products[0] ?? "practice");
  const [reason, setReason] = useState("");
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const choices = Object.fromEntries(
    products.map((each) => [each, brand.products[each].name]),
  ) as Record<InvitingProduct, string>;
  const choose = async (chosen: File | undefined) => {
    setFile(null);
    setFault(undefined);
    if (chosen === undefined) return;
    const read = await readCsv(chosen, mostInvites, words);
    if (typeof read === "string") return setFault(read);
    setFile({ name: `${chosen.name} ${chosen.lastModified}`, rows: read.rows });
  };
  return (
    <>
      {/* Nothing else is chosen while rows are sent: they would go on unseen. */}
      <fieldset className="box staff-narrow" disabled={isSending}>
        <Chips label={words.product} choices={choices} chosen={product} onChoose={setProduct} />
        <TextField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          maxLength={200}
          autoComplete="off"
          required
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <CsvField
          label={words.file}
          hint={fill(words.hint, { columns: columnsIn(product), most: mostInvites })}
          error={fault}
          onChoose={choose}
        />
      </fieldset>
      {file !== null && reason.trim() === "" && <p role="status">{words.reasonFirst}</p>}
      {file !== null && reason.trim() !== "" && (
        <SendRows
          key={`${product} ${file.name}`}
          product={product}
          rows={bulkRows(product, file.rows, reason.trim())}
          isBusy={isSending}
          onBusy={setSending}
        />
      )}
    </>
  );
}

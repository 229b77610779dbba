import { brand } from "@frontdoor/brand/brand.ts";
import {
  type ExportedLead,
  exportLeads,
  listLeads,
} from "@frontdoor/contract/products/operations.ts";
import { consolePracticesWords } from "@frontdoor/words/staff/practices.ts";
import { giveFile } from "../../../client/give-file.ts";
import { momentOf } from "../../../parts/moments/moments.ts";
import { Button } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { PressFailed } from "../press-failed.tsx";
import { usePress } from "../use-press.ts";

const { leads: words } = consolePracticesWords;

/** Who asked to be contacted, and whether they may be advertised to. */
export function Leads() {
  const { may } = useConsole();
  const list = useList(listLeads, { query: {} });
  const { state, press } = usePress();
  const save = () =>
    press({
      call: exportLeads,
      input: {},
      said: words.exported,
      taken: (leads) => {
        const name = `${brand.name.toLowerCase()}-leads-${new Date().toISOString().slice(0, 10)}.json`;
        giveFile(name, "application/json", JSON.stringify(leads, null, 2));
      },
    });
  return (
    <>
      {may("exportLeads") && (
        <div className="staff-tools">
          <Button
            look="secondary"
            icon="download"
            state={state.at === "sending" ? "loading" : "ready"}
            onClick={save}
          >
            {words.export}
          </Button>
        </div>
      )}
      <PressFailed state={state} />
      <ListTable
        list={list}
        caption={words.caption}
        columns={columns}
        keyOf={({ id }) => id}
        empty={words.empty}
      />
    </>
  );
}

const columns: readonly Column<ExportedLead>[] = [
  { head: words.columns.name, cell: ({ name, lastName }) => `${name} ${lastName}` },
  { head: words.columns.email, cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  { head: words.columns.phone, cell: ({ phoneNumber }) => phoneNumber },
  { head: words.columns.origin, look: "only-wide", cell: ({ origin }) => origin },
  { head: words.columns.asked, cell: ({ createdAt }) => momentOf(createdAt, "alone") },
  {
    head: words.columns.consent,
    cell: ({ consentText }) => (consentText === null ? words.no : words.yes),
  },
];

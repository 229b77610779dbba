import {
  confirmHodLink,
  declineHodLink,
  hodLinkStates,
  listHodLinks,
} from "@frontdoor/contract/products/hod-links.ts";
import {
  listLookups,
  lookupLists,
  maximumEntriesPerRequest,
  orderLookups,
  saveLookups,
} from "@frontdoor/contract/products/lookups.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../command-failed.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";
import { table } from "../rows/columns.ts";
import { importRows, inBatches } from "../rows/import-rows.ts";
import { pageOf, pageOptions } from "../rows/page-options.ts";
import { isActive, readRows } from "../rows/read-rows.ts";

const changeable = lookupLists.filter((list) => list !== "academic-roles");

export const listCommands: readonly Command[] = [
  {
    words: ["lookup", "import"],
    example: "lookup import countries countries.csv",
    asks: ["saveLookups"],
    summary: "Adds or renames the entries of a form's list from a CSV: parentId, id, name, active",
    values: ["list", "file"],
    options: {},
    async run(given, { config, ...tools }) {
      const list = changeable.find((name) => name === given.value("list"));
      if (list === undefined) throw new UsageError(`<list> is one of ${changeable.join(", ")}.`);
      const file = config.path(given.value("file"));
      const entries = readRows(file, ["id", "name"], (row) => ({
        id: row.id ?? "",
        name: row.name ?? "",
        active: isActive(row),
        ...(row.parentId ? { parentId: row.parentId } : {}),
      }));
      await importRows(
        {
          file,
          call: saveLookups,
          batches: inBatches(entries, maximumEntriesPerRequest),
          list: "entries",
          bodyOf: (values) => ({ list, entries: [...values] }),
          identityOf: ({ id, parentId }) => ({
            column: "id",
            name: JSON.stringify([parentId, id]),
          }),
        },
        tools,
      );
      const saved = entries.length;
      return { data: { saved }, text: `${saved} entries of ${list} are saved.` };
    },
  },
  {
    words: ["lookup", "list"],
    example: "lookup list training-institutions",
    asks: ["listLookups"],
    summary: "Lists the entries of a form's list in their order, withdrawn ones as well",
    values: ["list"],
    options: {},
    async run(given, { ask }) {
      const list = lookupLists.find((name) => name === given.value("list"));
      if (list === undefined) throw new UsageError(`<list> is one of ${lookupLists.join(", ")}.`);
      const entries = await ask(listLookups, { query: { list } });
      return { data: entries, text: table(entries, "There are none.") };
    },
  },
  {
    words: ["lookup", "order"],
    example: "lookup order countries ZA,NA,BW",
    asks: ["orderLookups"],
    summary: "Offers entries of a list in this order; those that are not named keep their places",
    values: ["list", "ids"],
    options: { parent: { meaning: "the entry above, in lists that hang under another" } },
    async run(given, { ask }) {
      const list = changeable.find((name) => name === given.value("list"));
      if (list === undefined) throw new UsageError(`<list> is one of ${changeable.join(", ")}.`);
      const ids = given
        .value("ids")
        .split(",")
        .map((id) => id.trim());
      const parentId = given.option("parent");
      await ask(orderLookups, { body: { list, ids, ...(parentId && { parentId }) } });
      return { data: { ordered: true }, text: "They are offered in this order." };
    },
  },
  {
    words: ["hod", "list"],
    example: "hod list --status pending",
    asks: ["listHodLinks"],
    summary: "Lists which supervisors named which heads of department",
    values: [],
    options: {
      status: { meaning: "only these", choices: hodLinkStates },
      ...pageOptions,
    },
    async run(given, { ask }) {
      const status = hodLinkStates.find((name) => name === given.option("status"));
      const links = await ask(listHodLinks, { query: { status, ...pageOf(given) } });
      const rows = links.map(({ id, status: state, supervisor, hod, clinicalUnit }) => ({
        id,
        status: state,
        supervisor: `${supervisor.name} ${supervisor.surname}`,
        hod: hod === null ? null : `${hod.name} ${hod.surname} (${hod.id})`,
        clinicalUnit,
      }));
      return { data: links, text: table(rows, "There are none.") };
    },
  },
  {
    words: ["hod", "confirm"],
    example:
      "hod confirm 01890a5d-ac96-774b-bcce-b302099a8057 01890a5d-ac96-774b-bcce-b302099a8058",
    asks: ["confirmHodLink"],
    summary: "Confirms in a head of department's name that they lead the supervisor",
    values: ["id", "hodId"],
    options: {},
    async run(given, { ask }) {
      const body = { hodId: given.value("hodId") };
      await ask(confirmHodLink, { params: { id: given.value("id") }, body });
      return { data: { confirmed: true }, text: "It is confirmed." };
    },
  },
  {
    words: ["hod", "decline"],
    example: "hod decline 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'works elsewhere'",
    asks: ["declineHodLink"],
    summary: "Records that a head of department does not lead the supervisor",
    values: ["id"],
    options: {
      hod: { meaning: "the head's account; left out where they have none yet" },
      ...reasonOption,
    },
    async run(given, { ask }) {
      const body = { hodId: given.option("hod"), reason: reasonOf(given) };
      await ask(declineHodLink, { params: { id: given.value("id") }, body });
      return { data: { declined: true }, text: "It is declined." };
    },
  },
];

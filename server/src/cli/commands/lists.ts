import { hodLinkStates } from "@frontdoor/contract/products/hod-links.ts";
import {
  lookupLists,
  maximumEntriesPerRequest,
  saveLookups,
} from "@frontdoor/contract/products/lookups.ts";
import { callCommand, done, listCommand } from "../call-command.ts";
import type { Command } from "../command.ts";
import { chosenValue } from "../given-values.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";
import { importRows, inBatches } from "../rows/import-rows.ts";
import { isActive, readRows } from "../rows/read-rows.ts";

const changeable = lookupLists.filter((list) => list !== "academic-roles");

export const listCommands: readonly Command[] = [
  {
    usage: "lookup import <list> <file>",
    example: "lookup import countries countries.csv",
    asks: ["saveLookups"],
    summary: "Adds or renames the entries of a form's list from a CSV: parentId, id, name, active",
    async run(given, { config, ...tools }) {
      const list = chosenValue(given, "list", changeable);
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
  listCommand("listLookups", {
    usage: "lookup list <list>",
    example: "lookup list training-institutions",
    summary: "Lists the entries of a form's list in their order, withdrawn ones as well",
    choices: { list: lookupLists },
  }),
  callCommand("orderLookups", {
    usage: "lookup order <list> <ids>",
    example: "lookup order countries ZA,NA,BW",
    summary: "Offers entries of a list in this order; those that are not named keep their places",
    options: { parent: { meaning: "the entry above, in lists that hang under another" } },
    question: (given) => {
      const list = chosenValue(given, "list", changeable);
      const ids = given
        .value("ids")
        .trim()
        .split(/\s*,\s*/);
      return { body: { list, ids, parentId: given.option("parent") || undefined } };
    },
    printed: done("ordered", "They are offered in this order."),
  }),
  listCommand("listHodLinks", {
    usage: "hod list",
    example: "hod list --status pending",
    summary: "Lists which supervisors named which heads of department",
    options: { status: { meaning: "only these", choices: hodLinkStates } },
    row: ({ id, status, supervisor, hod, clinicalUnit }) => ({
      id,
      status,
      supervisor: `${supervisor.name} ${supervisor.surname}`,
      hod: hod === null ? null : `${hod.name} ${hod.surname} (${hod.id})`,
      clinicalUnit,
    }),
  }),
  callCommand("confirmHodLink", {
    usage: "hod confirm <id> <hodId>",
    example:
      "hod confirm 01890a5d-ac96-774b-bcce-b302099a8057 01890a5d-ac96-774b-bcce-b302099a8058",
    summary: "Confirms in a head of department's name that they lead the supervisor",
    printed: done("confirmed", "It is confirmed."),
  }),
  callCommand("declineHodLink", {
    usage: "hod decline <id>",
    example: "hod decline 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'works elsewhere'",
    summary: "Records that a head of department does not lead the supervisor",
    options: {
      hod: { meaning: "the head's account; left out where they have none yet" },
      ...reasonOption,
    },
    question: (given) => ({
      params: { id: given.value("id") },
      body: { hodId: given.option("hod"), reason: reasonOf(given) },
    }),
    printed: done("declined", "It is declined."),
  }),
];

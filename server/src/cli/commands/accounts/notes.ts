import { addNote, endNote, listNotes } from "@frontdoor/contract/products/notes.ts";
import type { Command } from "../../command.ts";
import { table } from "../../rows/columns.ts";

const id = "01890a5d-ac96-774b-bcce-b302099a8057";

/** What support writes down about a person until a day. */
export const noteCommands: readonly Command[] = [
  {
    words: ["account", "notes"],
    example: `account notes ${id}`,
    asks: ["listNotes"],
    summary: "Lists what support has written down about an account, newest first",
    values: ["id"],
    options: {},
    async run(given, { ask }) {
      const notes = await ask(listNotes, { params: { id: given.value("id") } });
      return { data: notes, text: table(notes, "There are none.") };
    },
  },
  {
    words: ["account", "note", "add"],
    example: `account note add ${id} 'calls back on Friday' 2026-12-31T00:00:00Z`,
    asks: ["addNote"],
    summary: "Writes a note about an account down until a moment in UTC",
    values: ["id", "text", "until"],
    options: {},
    async run(given, { ask }) {
      const body = { text: given.value("text"), until: given.value("until") };
      const note = await ask(addNote, { params: { id: given.value("id") }, body });
      return { data: note, text: `The note ${note.id} is written.` };
    },
  },
  {
    words: ["account", "note", "end"],
    example: `account note end ${id}`,
    asks: ["endNote"],
    summary: "Deletes a note of support",
    values: ["note"],
    options: {},
    async run(given, { ask }) {
      await ask(endNote, { params: { id: given.value("note") }, body: {} });
      return { data: { deleted: true }, text: "The note is deleted." };
    },
  },
];

import { callCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { table } from "../../rows/columns.ts";

const id = "01890a5d-ac96-774b-bcce-b302099a8057";

/** What support writes down about a person until a day. */
export const noteCommands: readonly Command[] = [
  callCommand("listNotes", {
    words: ["account", "notes"],
    example: `account notes ${id}`,
    summary: "Lists what support has written down about an account, newest first",
    values: ["id"],
    question: (given) => ({ params: { id: given.value("id") } }),
    printed: (notes) => ({ data: notes, text: table(notes, "There are none.") }),
  }),
  callCommand("addNote", {
    words: ["account", "note", "add"],
    example: `account note add ${id} 'calls back on Friday' 2026-12-31T00:00:00Z`,
    summary: "Writes a note about an account down until a moment in UTC",
    values: ["id", "text", "until"],
    question: (given) => ({
      params: { id: given.value("id") },
      body: { text: given.value("text"), until: given.value("until") },
    }),
    printed: (note) => ({ data: note, text: `The note ${note.id} is written.` }),
  }),
  callCommand("endNote", {
    words: ["account", "note", "end"],
    example: `account note end ${id}`,
    summary: "Deletes a note of support",
    values: ["note"],
    question: (given) => ({ params: { id: given.value("note") }, body: {} }),
    printed: () => ({ data: { deleted: true }, text: "The note is deleted." }),
  }),
];

import { callCommand, done, listCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";

const id = "01890a5d-ac96-774b-bcce-b302099a8057";

/** Support's notes about a person, kept until a day. */
export const noteCommands: readonly Command[] = [
  listCommand("listNotes", {
    usage: "account notes <id>",
    example: `account notes ${id}`,
    summary: "Lists what support has written down about an account, newest first",
  }),
  callCommand("addNote", {
    usage: "account note add <id> <text> <until>",
    example: `account note add ${id} 'calls back on Friday' 2026-12-31T00:00:00Z`,
    summary: "Writes a note about an account down until a moment in UTC",
    printed: (note) => ({ data: note, text: `The note ${note.id} is written.` }),
  }),
  callCommand("endNote", {
    usage: "account note end <note>",
    example: `account note end ${id}`,
    summary: "Deletes a note of support",
    question: (given) => ({ params: { id: given.value("note") }, body: {} }),
    printed: done("deleted", "The note is deleted."),
  }),
];

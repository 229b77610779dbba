import { fail } from "@frontdoor/contract/call.ts";
import {
  longestNoteDays,
  maximumNotes,
  noteEndMessage,
} from "@frontdoor/contract/products/notes.ts";
import { findAccountById, holdAccount } from "../../../identity/accounts/account-store.ts";
import { staffIdOf } from "../../../platform/audit/actor.ts";
import { audit } from "../../../platform/audit/audit.ts";
import { newId } from "../../../platform/ids.ts";
import type { Services } from "../../../process/services.ts";
import { told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import { addNoteRow, notesOf, removeNote } from "./notes.store.ts";

const dayMilliseconds = 86_400_000;

/** Support's notes about an account. The audit records who wrote and deleted one, never its text. */
export function createNotesService(deps: Services) {
  const { clock, database } = deps;
  return {
    async listNotes({ params: { id } }) {
      const account = await findAccountById(database.kysely, id);
      if (account === undefined) return fail("ACCOUNT_ID_UNKNOWN");
      const notes = await notesOf(database.kysely, id, clock());
      return notes.map(({ name: writtenBy, ...note }) => ({ ...told(note), writtenBy }));
    },

    async addNote({ params: { id: accountId }, body: { text, until } }, { once, actor }) {
      const now = clock();
      const end = new Date(until);
      const last = now.getTime() + longestNoteDays * dayMilliseconds;
      if (end <= now || end.getTime() > last) {
        return fail("VALIDATION", { fields: { until: noteEndMessage } });
      }
      // A note has an author; the installation's key names no person.
      const writtenBy = staffIdOf(actor.who);
      if (writtenBy === null) return fail("ROLE_REFUSED");
      return once(async (tx) => {
        const account = await holdAccount(tx, accountId);
        if (account === undefined) return fail("ACCOUNT_ID_UNKNOWN");
        if ((await notesOf(tx, accountId, now)).length >= maximumNotes) {
          return fail("TOO_MANY_NOTES");
        }
        const id = newId(clock);
        await addNoteRow(tx, {
          id,
          account_id: accountId,
          text,
          written_by: writtenBy,
          written_at: now,
          expires_at: end,
        });
        const { realm } = account;
        await audit(tx, deps, { kind: "note-written", actor, subjectId: accountId, realm });
        return { id };
      });
    },

    endNote: ({ params: { id } }, { once, actor }) =>
      once(async (tx) => {
        const subjectId = await removeNote(tx, id);
        if (subjectId !== null) {
          const account = await findAccountById(tx, subjectId);
          const realm = account?.realm ?? null;
          await audit(tx, deps, { kind: "note-deleted", actor, subjectId, realm });
        }
        return {};
      }),
  } satisfies ProductHandlers;
}

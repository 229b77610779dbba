import { isId } from "../../mechanisms/ids.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { findAccountById } from "../../people/accounts/account-store.ts";
import { liveInvite } from "../../people/invites/find-invites.ts";
import { inviteMailKind } from "../../people/invites/invites.ts";
import type { AcademicDeps } from "../academic-deps.ts";
import { inviteLetter } from "./invites.mails.ts";

/** Mails an invite that can still be used when its turn comes. */
export function inviteHandlers(deps: AcademicDeps): OutboxHandlers {
  return {
    [inviteMailKind("academic")]: {
      async send(db, row) {
        const live = await liveInvite(db, deps, String(row.payload.inviteId));
        if (live === null) return null;
        const { created_by: maker } = live.invite;
        const supervisor = isId(maker) ? await findAccountById(db, maker) : undefined;
        return inviteLetter(deps.config.publicUrl, { ...live, supervisor });
      },
    },
  };
}

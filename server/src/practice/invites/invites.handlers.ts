import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { liveInvite } from "../../people/invites/find-invites.ts";
import { inviteMailKind } from "../../people/invites/invites.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { inviteLetter } from "./invites.mails.ts";

/** Mails an invite that can still be used when its turn comes. */
export function inviteHandlers(deps: PracticeDeps): OutboxHandlers {
  return {
    [inviteMailKind("practice")]: {
      async send(db, row) {
        const live = await liveInvite(db, deps, String(row.payload.inviteId));
        return live && inviteLetter(deps.config.publicUrl, live.invite.email, live.code);
      },
    },
  };
}

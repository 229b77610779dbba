import { liveInvite } from "../../../identity/invites/find-invites.ts";
import type { PracticeHandlers } from "../../../identity/outbox-jobs.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { inviteMail } from "./invites.mails.ts";

/** Mails an invite that can still be used when its turn comes. */
export function inviteHandlers(deps: PracticeDeps): PracticeHandlers<"invite-mail"> {
  return {
    "invite-mail": {
      async send(db, { payload }) {
        const live = await liveInvite(db, deps, payload.inviteId);
        return live && inviteMail(deps.config, live.invite.email, live.code);
      },
    },
  };
}

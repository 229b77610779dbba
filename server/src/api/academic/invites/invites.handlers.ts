import { findAccountById } from "../../../identity/accounts/account-store.ts";
import { liveInvite } from "../../../identity/invites/find-invites.ts";
import type { AcademicHandlers } from "../../../identity/outbox-jobs.ts";
import { isId } from "../../../platform/ids.ts";
import type { AcademicDeps } from "../academic-deps.ts";
import { inviteMail } from "./invites.mails.ts";

/** Mails an invite that can still be used when its turn comes. */
export function inviteHandlers(deps: AcademicDeps): AcademicHandlers<"invite-mail"> {
  return {
    "invite-mail": {
      async send(db, { payload }) {
        const live = await liveInvite(db, deps, payload.inviteId);
        if (live === null) return null;
        const { created_by: maker } = live.invite;
        const supervisor = isId(maker) ? await findAccountById(db, maker) : undefined;
        return inviteMail(deps.config, { ...live, supervisor });
      },
    },
  };
}

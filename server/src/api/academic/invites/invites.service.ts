import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { fail } from "@frontdoor/contract/call.ts";
import { findAccountById } from "../../../identity/accounts/account-store.ts";
import { findInvite, liveInvite } from "../../../identity/invites/find-invites.ts";
import type { AcademicHandlers } from "../../../identity/outbox-jobs.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import { isId } from "../../../platform/ids.ts";
import type { Services } from "../../../process/services.ts";
import { inviteMail } from "./invites.mails.ts";

/** What the holder of an academic invite's key sees (S7.043–S7.045). */
export function createInvitesService({ database, clock }: Services) {
  return {
    /** Changes nothing. An invite that can no longer be used gets the same response as an unknown one. */
    async loadInvite({ params: { key } }) {
      const invite = await findInvite(database.kysely, clock(), { kind: "academic", code: key });
      if (invite?.status !== "SENT") return fail("NOT_FOUND");
      return { emailAddress: invite.email, name: invite.name, role: invite.role };
    },
  } satisfies CallHandlers<AcademicCalls>;
}

/** Mails an invite that can still be used when its turn comes. */
export function inviteHandlers(deps: Services): AcademicHandlers<"invite-mail"> {
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

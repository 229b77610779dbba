import { fail } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { findInvite, liveInvite } from "../../../identity/invites/find-invites.ts";
import type { PracticeHandlers } from "../../../identity/outbox-jobs.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Services } from "../../../process/services.ts";
import { inviteMail } from "./invites.mails.ts";

/** What the holder of a practice invite's code sees (S7.085–S7.087). */
export function createInvitesService({ database, clock }: Services) {
  return {
    /** Reading changes nothing; one query by the code's hash, whether the code exists or not (SEC-D7). */
    async loadInvite({ params: { code } }) {
      const invite = await findInvite(database.kysely, clock(), { kind: "practice", code });
      if (invite === null) return fail("NOT_FOUND");
      return { status: invite.status, inviteCode: code, userType: invite.role };
    },
  } satisfies CallHandlers<PracticeCalls>;
}

/** Mails an invite, if it can still be used when the job runs. */
export function inviteHandlers(deps: Services): PracticeHandlers<"invite-mail"> {
  return {
    "invite-mail": {
      async send(db, { payload }) {
        const live = await liveInvite(db, deps, payload.inviteId);
        return live && inviteMail(deps.config, live.invite, live.code);
      },
    },
  };
}

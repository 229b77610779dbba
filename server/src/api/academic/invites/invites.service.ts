import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { fail } from "@frontdoor/contract/call.ts";
import { findInvite } from "../../../identity/invites/find-invites.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { AcademicDeps } from "../academic-deps.ts";

/** What the holder of an academic invite's key sees (S7.043–S7.045). */
export function createInvitesService({ database, clock }: AcademicDeps) {
  return {
    /** Reading changes nothing; an invite that can no longer be used is as good as none. */
    async loadInvite({ params: { key } }) {
      const invite = await findInvite(database.kysely, clock(), { kind: "academic", code: key });
      if (invite?.status !== "SENT") return fail("NOT_FOUND");
      return { emailAddress: invite.email, name: invite.name, role: invite.role };
    },
  } satisfies CallHandlers<AcademicCalls>;
}

import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { type MadeInvite, staffInviteMessage } from "@frontdoor/contract/products/invites.ts";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import { type InvitingProduct, invitingProducts } from "@frontdoor/contract/products.ts";
import { findActivePractice } from "../../directory/practices/find-practices.ts";
import { isPatient } from "../../identity/accounts/patient.ts";
import { listInvites } from "../../identity/invites/find-invites.ts";
import {
  createInvite,
  findMailed,
  invitePath,
  mailAgain,
  type NewInvite,
  revokeInvite,
} from "../../identity/invites/invites.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Services } from "../../process/services.ts";
import { pageOf, told } from "./page.ts";
import type { KnownCaller, ProductHandlers } from "./product-context.ts";
import { takeSupportMail } from "./support/support-mail-limit.ts";

/** Whoever has the code is taken for the invited person, so staff have it mailed and never see it. */
function refuseOwnCode(send: boolean, { kind }: KnownCaller): Failure<"VALIDATION"> | null {
  if (send || kind === "product") return null;
  return fail("VALIDATION", { fields: { send: staffInviteMessage } });
}

/** Invites as the products make them, list them and end them (S3.050, S3.051). */
export function createInvitesService(deps: Services) {
  const { database, clock, config } = deps;

  async function create(tx: Transaction, invite: NewInvite): Promise<MadeInvite> {
    const { id, code } = await createInvite(tx, deps, invite);
    if (invite.isMailed) return { id };
    return { id, code, link: config.publicUrl + invitePath(invite.kind, code) };
  }

  return {
    /**
     * The practice, where one is named, is one that the practice product has sent and keeps active.
     * Nobody is invited as a patient: patients cannot log in on this site (S6.013).
     */
    createPracticeInvite: (
      { body: { emailAddress, userType, practiceId, send, reason } },
      { once, actor, caller },
    ) =>
      once(async (tx) => {
        const refusal = refuseOwnCode(send, caller);
        if (refusal !== null) return refusal;
        if (isPatient({ type: userType })) {
          return fail("VALIDATION", { fields: { userType: messages.invalid } });
        }
        if (practiceId !== undefined && !(await findActivePractice(tx, practiceId))) {
          return fail("VALIDATION", { fields: { practiceId: messages.invalid } });
        }
        return create(tx, {
          kind: "practice",
          email: emailAddress.trim(),
          role: userType,
          practiceId: practiceId ?? null,
          isMailed: send,
          createdBy: actor,
          reason,
        });
      }),

    createAcademicInvite: ({ body: invite }, { once, actor, caller }) =>
      once(async (tx) => {
        const refusal = refuseOwnCode(invite.send, caller);
        if (refusal !== null) return refusal;
        return create(tx, {
          kind: "academic",
          email: invite.emailAddress.trim(),
          name: invite.name.trim(),
          role: invite.role,
          isMailed: invite.send,
          createdBy: actor,
          reason: invite.reason,
        });
      }),

    async listInvites({ query: { status, kind, practiceId, ...asked } }, caller) {
      const filter = { status, kind: ownKind(caller.holder) ?? kind, practiceId };
      const invites = await pageOf(asked, caller, (page) =>
        listInvites(database.kysely, clock(), { ...filter, ...page }),
      );
      return invites.map((invite) => ({ ...told(invite), emailAddress: invite.email }));
    },

    revokeInvite: ({ params: { id } }, { once, holder, actor }) =>
      once(async (tx) => {
        const kind = ownKind(holder);
        const revoked = { id, actor, ...(kind === undefined ? {} : { kind }) };
        return (await revokeInvite(tx, deps, revoked)) ? {} : fail("INVITE_UNKNOWN");
      }),

    /** An invite that was not mailed has no mail to send again: whoever created it has the link. */
    resendInvite: ({ params: { id } }, { once, holder, actor }) =>
      once(async (tx) => {
        const invite = await findMailed(tx, deps, { id, kind: ownKind(holder) });
        if (invite === null) return fail("INVITE_UNKNOWN");
        const refusal = await takeSupportMail(tx, deps, actor, id);
        if (refusal !== null) return refusal;
        await mailAgain(tx, deps, invite, actor);
        return {};
      }),
  } satisfies ProductHandlers;
}

/** A product sees its own invites only; the operator sees all. */
function ownKind(holder: KeyHolder): InvitingProduct | undefined {
  if (holder === "operator") return undefined;
  const own = invitingProducts.find((product) => product === holder);
  if (own === undefined) throw new Error(`${holder} has no invites of its own.`);
  return own;
}

import { randomBytes, randomUUID } from "node:crypto";
import fc from "fast-check";
import { isUsable, type Model, type ModelInvite, note } from "../account-model.ts";
import { rules } from "../rules.ts";
import { choice, done, pick, pickLatest, refused, sort } from "../step.ts";

/** Opens an invite, or one that nobody has made (SEC-D7). */
export function openInvite(model: Model, invite?: ModelInvite) {
  const inviteCode = invite?.code || randomBytes(32).toString("base64url");
  return {
    kind: "request",
    write: {
      says: `the invite of ${invite?.email ?? "nobody"} is opened`,
      request: { method: "GET", path: `/practice/invite/${inviteCode}`, browser: 0 },
      isKeyed: false,
      foresee() {
        if (invite === undefined) return refused("NOT_FOUND");
        const { userType } = invite;
        const hasEnded = invite.status === "SENT" && !isUsable(model)(invite);
        return done({ status: hasEnded ? "EXPIRED" : invite.status, inviteCode, userType });
      },
    },
  } as const;
}

export const inviteSteps = {
  makeInvite: sort({
    weight: 4,
    values: fc.record({
      who: choice,
      isMailed: fc.boolean(),
      userType: fc.constantFrom("HCP", "HCP", "HCP", "RECEPTIONIST"),
    }),
    plan({ model, names }, drawn) {
      const chosen = pick(names, drawn.who);
      if (chosen === undefined) return null;
      const { userType, isMailed } = drawn;
      const { email } = chosen;
      let invite: ModelInvite | undefined;
      return {
        kind: "request",
        write: {
          says: `${email} is invited as ${userType}${isMailed ? " by mail" : ""}`,
          request: {
            method: "POST",
            path: "/products/invites/practice",
            body: { emailAddress: email, userType, send: isMailed },
          },
          isKeyed: true,
          foresee() {
            const made: ModelInvite = {
              id: "",
              code: "",
              email,
              userType,
              isMailed,
              expiresAt: model.now() + rules.invite,
              status: "SENT",
            };
            invite = made;
            model.invites.push(made);
            note(model, "invite-sent", null);
            if (isMailed) {
              model.expected.push({
                kind: "invite",
                to: email,
                read({ text }) {
                  made.code = /inviteCode=([\w-]{43})/.exec(text)?.[1] ?? "";
                },
              });
            }
            return done();
          },
          learn({ body }) {
            if (invite !== undefined) Object.assign(invite, JSON.parse(body));
          },
        },
      };
    },
  }),
  revokeInvite: sort({
    weight: 2,
    values: fc.record({ invite: fc.option(choice, { freq: 8 }) }),
    plan({ model }, drawn) {
      const invite = drawn.invite === null ? undefined : pickLatest(model.invites, drawn.invite);
      if (drawn.invite !== null && invite === undefined) return null;
      const id = invite?.id ?? randomUUID();
      return {
        kind: "request",
        write: {
          says: `the invite of ${invite?.email ?? "nobody"} is revoked`,
          request: { method: "POST", path: `/products/invites/${id}/revoke`, body: {} },
          isKeyed: true,
          // One whose time has run out can be revoked as well.
          foresee() {
            if (invite?.status !== "SENT") return refused("INVITE_UNKNOWN", true);
            invite.status = "REVOKED";
            note(model, "invite-revoked", null);
            return done({});
          },
        },
      };
    },
  }),
  lookAtInvite: sort({
    weight: 2,
    values: fc.record({ invite: fc.option(choice, { freq: 8 }) }),
    plan({ model }, drawn) {
      const invite = drawn.invite === null ? undefined : pickLatest(model.invites, drawn.invite);
      if (drawn.invite !== null && invite === undefined) return null;
      return openInvite(model, invite);
    },
  }),
};

import { randomBytes } from "node:crypto";
import fc from "fast-check";
import type { Message } from "../../../src/platform/mail/message.ts";
import {
  type Code,
  isLive,
  type Link,
  type Model,
  type Name,
  note,
  resetPassword,
  revoke,
  warnOfClosed,
} from "../account-model.ts";
import { commonPassword, newPassword } from "../passwords.ts";
import { rules } from "../rules.ts";
import { type Answer, choice, done, pick, pickLatest, refused, sort, type Walk } from "../step.ts";

/** A link and a code for an account; a code that fits nothing for a name of nobody (SEC-C1, SEC-C2). */
function requestReset({ model, codes }: Walk, name: Name): Answer {
  const account = model.accounts.get(name);
  const isOwned = account?.status === "active";
  const older = model.codes.get(name);
  const code: Code = {
    tries: 0,
    triesUntil: null,
    ...older,
    digits: null,
    expiresAt: model.now() + rules.code.life,
    isUsed: false,
  };
  model.codes.set(name, code);
  note(model, "password-reset-requested", isOwned ? name : null);
  if (account?.status === "archived") warnOfClosed(model, name, "reset");
  if (!isOwned) return done({ otpAvailable: true });
  revoke(model, name, "reset");
  const expiresAt = model.now() + rules.resetLink;
  const link: Link = { purpose: "reset", name, raw: "", expiresAt, state: "open" };
  model.links.push(link);
  const learn = (found: string | undefined) => {
    if (found === undefined) throw new Error(`${name.username} was sent no code.`);
    code.digits = found;
    codes.set(name, [...(codes.get(name) ?? []), found]);
  };
  const isByMail = account.isEmailVerified && !account.isNumberConfirmed;
  model.expected.push({
    kind: isByMail ? "reset with a code" : "reset",
    to: name.email,
    read({ text }) {
      link.raw = /\/passwordreset\/ud\/([\w-]{43})/.exec(text)?.[1] ?? "";
      if (isByMail) learn(mailedCode(text));
    },
  });
  if (!isByMail) {
    const to = name.number.replace(/^0/, "+27");
    const read = ({ text }: Message) => learn(/^\d{6}/.exec(text)?.[0]);
    model.expected.push({ kind: "SMS", to, read });
  }
  return done({ otpAvailable: true });
}

/** The one-time password in a reset mail. */
export function mailedCode(text: string): string | undefined {
  return /one-time password, it is (\d{6})\./.exec(text)?.[1];
}

/** The new password behind a link (SEC-C3, SEC-C4, SEC-C14). */
function useLink(model: Model, link: Link | undefined, password: string): Answer {
  if (link === undefined) return refused("RESET_LINK_UNKNOWN", true);
  if (link.state === "used") return refused("RESET_LINK_USED", true);
  if (!isLive(model)(link)) return refused("RESET_LINK_EXPIRED", true);
  if (password === commonPassword) return refused("VALIDATION", true);
  link.state = "used";
  resetPassword(model, link.name, { password, by: "link" });
  return done({});
}

/** Opens the page of a reset link, which uses nothing up (SEC-C14). */
export function openResetLink(model: Model, link: Link) {
  return {
    kind: "request",
    write: {
      says: `${link.name.username} opens a reset link`,
      request: {
        method: "POST",
        path: "/practice/security/password/resetUsername",
        body: { token: link.raw },
        browser: 0,
      },
      isKeyed: false,
      foresee: () => done({ username: isLive(model)(link) ? link.name.username : null }),
    },
  } as const;
}

export const resetSteps = {
  requestReset: sort({
    weight: 5,
    values: fc.record({ who: choice, browser: fc.nat(2) }),
    plan(walk, drawn) {
      const chosen = pick(
        walk.names,
        drawn.who,
        (name) => walk.model.accounts.get(name)?.status === "active",
      );
      if (chosen === undefined) return null;
      const { username } = chosen;
      return {
        kind: "request",
        write: {
          says: `${username} asks for a reset`,
          request: {
            method: "POST",
            path: "/practice/security/password/requestReset",
            body: { username },
            browser: drawn.browser,
          },
          isKeyed: true,
          foresee: () => requestReset(walk, chosen),
        },
      };
    },
  }),
  useResetLink: sort({
    weight: 5,
    values: fc.record({
      link: fc.option(choice, { freq: 8 }),
      password: newPassword,
      browser: fc.nat(2),
    }),
    plan({ model }, drawn) {
      const resets = model.links.filter(({ purpose }) => purpose === "reset");
      const link = drawn.link === null ? undefined : pickLatest(resets, drawn.link, isLive(model));
      if (drawn.link !== null && link === undefined) return null;
      const token = link?.raw ?? randomBytes(32).toString("base64url");
      const { password } = drawn;
      return {
        kind: "request",
        write: {
          says: `${link?.name.username ?? "nobody"} uses a reset link for ${password}`,
          request: {
            method: "POST",
            path: "/practice/security/password/processReset",
            body: { token, password },
            browser: drawn.browser,
          },
          isKeyed: true,
          foresee: () => useLink(model, link, password),
        },
      };
    },
  }),
  lookAtResetLink: sort({
    weight: 1,
    values: fc.record({ link: choice }),
    plan({ model }, drawn) {
      const link = pickLatest(
        model.links.filter(({ purpose }) => purpose === "reset"),
        drawn.link,
      );
      if (link === undefined) return null;
      return openResetLink(model, link);
    },
  }),
};

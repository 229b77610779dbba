import fc from "fast-check";
import {
  isUsable,
  type Model,
  type Name,
  note,
  strangers,
  useInvite,
  warn,
} from "../account-model.ts";
import { counted, isClosed, lockOf } from "../lock-model.ts";
import { typed } from "../passwords.ts";
import { rules } from "../rules.ts";
import { type Answer, choice, done, pick, pickLatest, refused, sort, type Walk } from "../step.ts";

interface Attempt {
  name: Name;
  browser: number;
  password: string;
  inviteCode: string | null;
}

/** The counter that an attempt belongs to: a browser's own only where the name knows it (SEC-A5). */
export function clientOf({ devices }: Model, asked: Pick<Attempt, "name" | "browser">) {
  return devices.get(asked.name)?.has(asked.browser) ? asked.browser : strangers;
}

function attempt(model: Model, { name, browser, password, inviteCode }: Attempt): Answer {
  const account = model.accounts.get(name);
  const counters = model.counters.get(name) ?? new Map();
  model.counters.set(name, counters);
  const client = clientOf(model, { name, browser });
  const isOut = isClosed(counters.get(client), model.now());
  const counter = isOut ? null : counted(counters.get(client), model.now());
  if (counter !== null) counters.set(client, counter);
  const isRight = account?.password === password && !account.isPatient;
  if (counter === null || !isRight) {
    note(model, "login-failed", account === undefined ? null : name);
    const lock = counter === null ? null : lockOf(counter);
    if (lock !== null) {
      note(model, "account-locked", account === undefined ? null : name);
      warn(model, name, "locked", `locked ${lock}`);
    }
    return refused("BAD_CREDENTIALS");
  }
  counters.delete(client);
  model.devices.set(name, new Set([...(model.devices.get(name) ?? []), browser]));
  note(model, "logged-in", name);
  if (counter.total > rules.lockout.worthTelling) {
    warn(model, name, "signed-in", "logged in after many tries");
  }
  const invite = model.invites.find(({ code }) => code !== "" && code === inviteCode);
  useInvite(model, invite, { name, as: "ACCEPTED" });
  return done();
}

/** Whether the name has an account that logs in; with an invite, the one that it was sent to. */
export function mayLogIn({ accounts }: Model, name: Name, invited?: Name): boolean {
  const account = accounts.get(name);
  const isMeant = invited === undefined || invited === name;
  return isMeant && account?.status === "active" && !account.isPatient;
}

export function logIn({ model }: Walk, asked: Attempt) {
  const { name, browser, password, inviteCode } = asked;
  const query = inviteCode === null ? "" : `?inviteCode=${inviteCode}`;
  const invited = inviteCode === null ? "" : " with an invite";
  return {
    kind: "request",
    write: {
      says: `${name.username} logs in with ${password} in browser ${browser}${invited}`,
      request: {
        method: "POST",
        path: `/practice/security/auth${query}`,
        body: { username: name.username, password },
        browser,
      },
      isKeyed: false,
      foresee: () => attempt(model, asked),
    },
  } as const;
}

export const logInSteps = {
  logIn: sort({
    weight: 10,
    values: fc.record({
      who: choice,
      browser: fc.nat(2),
      password: fc.oneof({ arbitrary: fc.constant("own" as const), weight: 3 }, fc.nat(3)),
      invite: fc.option(choice, { freq: 2 }),
    }),
    plan(walk, drawn) {
      const { names, model } = walk;
      const invite =
        drawn.invite === null
          ? undefined
          : pickLatest(model.invites, drawn.invite, isUsable(model));
      const invited = names.find(({ email }) => email === invite?.email);
      const chosen = pick(names, drawn.who, (name) => mayLogIn(model, name, invited));
      if (chosen === undefined) return null;
      const password = typed(drawn.password, model.accounts.get(chosen));
      const asked = { name: chosen, browser: drawn.browser, password };
      return logIn(walk, { ...asked, inviteCode: invite?.code || null });
    },
  }),
};

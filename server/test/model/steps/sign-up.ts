import fc from "fast-check";
import { newPerson } from "../../people.ts";
import {
  isUsable,
  type Model,
  type ModelInvite,
  type Name,
  note,
  useInvite,
  warn,
  warnOfClosed,
} from "../account-model.ts";
import { goodPasswords } from "../passwords.ts";
import { type Answer, choice, done, pick, pickLatest, refused, sort } from "../step.ts";

const userType = "HCP";

interface Registration {
  name: Name;
  browser: number;
  password: string;
  /** What was shown; its code may be any. */
  invite: ModelInvite | null;
}

function register(model: Model, { name, browser, password, invite }: Registration): Answer {
  if (invite !== null && (invite.userType !== userType || invite.email !== name.email)) {
    return refused("INVITE_INVALID", true);
  }
  const known = model.accounts.get(name);
  if (known !== undefined && !name.isContact) return refused("USERNAME_TAKEN");
  if (invite !== null && !isUsable(model)(invite)) return refused("INVITE_INVALID", true);
  if (known !== undefined) {
    note(model, "registration-repeated", name);
    if (known.status === "archived") warnOfClosed(model, name, "registered");
    else warn(model, name, "registered", "already registered");
    return done();
  }
  if (invite !== null) useInvite(model, invite, { name, as: "REGISTERED" });
  const isVerified = invite?.isMailed ?? false;
  const proofs = { isEmailVerified: isVerified, isNumberConfirmed: isVerified };
  model.accounts.set(name, { status: "active", isPatient: false, password, ...proofs });
  model.devices.set(name, new Set([...(model.devices.get(name) ?? []), browser]));
  model.expected.push({ kind: "welcome", to: name.email });
  note(model, "registered", name);
  return done();
}

export const signUpSteps = {
  signUp: sort({
    weight: 4,
    values: fc.record({
      who: choice,
      browser: fc.nat(2),
      password: fc.nat(goodPasswords.length - 1),
      invite: fc.option(choice, { freq: 2 }),
    }),
    plan({ model, names }, drawn) {
      const shown =
        drawn.invite === null
          ? undefined
          : pickLatest(model.invites, drawn.invite, isUsable(model));
      const invite = shown === undefined || shown.code === "" ? null : shown;
      const chosen = pick(names, drawn.who, (name) =>
        invite === null ? !model.accounts.has(name) : invite.email === name.email,
      );
      const password = goodPasswords[drawn.password];
      if (chosen === undefined || password === undefined) return null;
      const { browser } = drawn;
      const invited = invite === null ? "" : ` with the invite of ${invite.email}`;
      const { username, email: emailAddress, number: cellularNumber } = chosen;
      const person = newPerson({ username, password, emailAddress, cellularNumber });
      const body = invite === null ? person : { ...person, inviteCode: invite.code };
      return {
        kind: "request",
        write: {
          says: `${username} registers in browser ${browser}${invited}`,
          request: { method: "POST", path: "/practice/registration/register", body, browser },
          isKeyed: true,
          foresee: () => register(model, { name: chosen, browser, password, invite }),
        },
      };
    },
  }),
  bringIn: sort({
    weight: 2,
    values: fc.record({ who: choice }),
    plan({ model, names }, drawn) {
      const chosen = pick(names, drawn.who, (name) => !model.accounts.has(name));
      if (chosen === undefined) return null;
      const { username, email: emailAddress, number: cellularNumber } = chosen;
      const person = { name: "Naledi", surname: "Khumalo", cellularNumber };
      return {
        kind: "request",
        write: {
          says: `the patient app brings ${username} in`,
          request: {
            method: "POST",
            path: "/products/accounts/import",
            body: { accounts: [{ ...person, username, emailAddress }] },
          },
          isKeyed: true,
          foresee() {
            if (model.accounts.has(chosen)) return done({ imported: 0, skipped: [username] });
            const proofs = { isEmailVerified: false, isNumberConfirmed: false };
            model.accounts.set(chosen, {
              status: "active",
              isPatient: true,
              password: null,
              ...proofs,
            });
            note(model, "account-imported", chosen);
            return done({ imported: 1, skipped: [] });
          },
        },
      };
    },
  }),
};

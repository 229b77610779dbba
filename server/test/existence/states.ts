import { randomBytes } from "node:crypto";
import { usernameIndex } from "../../src/identity/accounts/username.ts";
import { decoyKey } from "../../src/identity/passkeys/decoy-key.ts";
import { newId } from "../../src/platform/ids.ts";
import { hashOfRecipient } from "../../src/platform/outbox/sent-fields.ts";
import { addAcademic, signUpAcademic } from "../academics.ts";
import { archive, importPatient, registerPerson } from "../accounts.ts";
import { makeInvite } from "../invites.ts";
import { newHcp } from "../people.ts";
import type { TestServer } from "../test-server.ts";
import { setUpTwoStep } from "../two-step.ts";

export type Realm = "practice" | "academic";

/** Somebody, or nobody, whom a stranger asks about: the name is a mail address in both realms. */
export interface Subject {
  email: string;
  cellNumber: string;
  /** The id of their passkey; an invented one where they have none. */
  credentialId: string;
}

/** Every state in which an address may be, and what each makes of one. */
export const states = {
  free: async () => nobody(),
  taken: (server, realm) => somebody(server, realm),
  async pending(server, realm) {
    if (realm === "practice") return unproven(server);
    const person = newHcp({ username: nobody().email });
    await signUpAcademic(server, { person });
    await server.deliver();
    return { ...nobody(), email: person.username };
  },
  async locked(server, realm) {
    const subject = await somebody(server, realm);
    await close(server, realm, subject, { locked: true });
    return subject;
  },
  async disabled(server, realm) {
    const subject = await somebody(server, realm);
    await close(server, realm, subject, { locked: false });
    return subject;
  },
  async archived(server, realm) {
    const subject = await somebody(server, realm);
    await archive(server, subject.email);
    return subject;
  },
  async invited(server, realm) {
    const subject = nobody();
    const roles = { practice: "HCP", academic: "HOD" } as const;
    await makeInvite(server, { email: subject.email, kind: realm, role: roles[realm] });
    await server.deliver();
    return subject;
  },
  async patient(server, realm) {
    if (realm === "academic") return nobody();
    const subject = nobody();
    await importPatient(server, subject.email.split("@")[0] ?? "");
    await server.database.kysely
      .updateTable("accounts")
      .set({
        username: subject.email,
        username_index: usernameIndex(server.deps.keys, realm, subject.email),
        cell_number: subject.cellNumber.replace(/^0/, "+27"),
      })
      .where("email", "=", subject.email)
      .execute();
    return subject;
  },
  async passkey(server, realm) {
    const subject = await somebody(server, realm);
    await addPasskeyOf(server, subject);
    return subject;
  },
  async twoStep(server, realm) {
    const subject = await somebody(server, realm);
    await setUpTwoStep(server, subject.email);
    return subject;
  },
  /** A mail to it has bounced. */
  async unreachable(server, realm) {
    const subject = await somebody(server, realm);
    await markUnreachable(server, subject.email);
    return subject;
  },
} as const satisfies Record<string, (server: TestServer, realm: Realm) => Promise<Subject>>;

export type State = keyof typeof states;
export const stateNames = Object.keys(states) as State[];

/**
 * Nobody, of whose name is known what strangers made known of the one in this state: how often a name was tried is
 * counted whether somebody has it or not.
 */
export async function shadowOf(server: TestServer, realm: Realm, state: State): Promise<Subject> {
  const subject = nobody();
  if (state === "locked") await close(server, realm, subject, { locked: true });
  if (state === "disabled") await close(server, realm, subject, { locked: false });
  return subject;
}

export function nobody(): Subject {
  const tag = randomBytes(6).toString("hex");
  const digits = String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, "0");
  return {
    email: `subject.${tag}@example.org`,
    cellNumber: `082${digits}`,
    credentialId: randomBytes(32).toString("base64url"),
  };
}

/** Whose address is verified. */
async function somebody(server: TestServer, realm: Realm): Promise<Subject> {
  const subject = nobody();
  if (realm === "academic") {
    await addAcademic(server, { email: subject.email, type: "HCP" });
    return subject;
  }
  const person = await unproven(server);
  await server.database.kysely
    .updateTable("accounts")
    .set({ email_proven_at: server.deps.clock() })
    .where("email", "=", person.email)
    .execute();
  return person;
}

async function unproven(server: TestServer): Promise<Subject> {
  const subject = nobody();
  const { email, cellNumber } = subject;
  await registerPerson(server, {
    username: email,
    emailAddress: email,
    cellularNumber: cellNumber,
  });
  await server.deliver();
  return subject;
}

/** Fails once, and lets the counter of the name say that it was ten times, or a hundred. */
async function close(
  server: TestServer,
  realm: Realm,
  { email }: Subject,
  { locked }: { locked: boolean },
): Promise<void> {
  const { clock, keys } = server.deps;
  const login = {
    practice: "/practice/security/auth",
    academic: "/academic/v1/security/brochureLogin",
  };
  await server.post(login[realm], { username: email, password: "wrong-otter-1" });
  const until = new Date(clock().getTime() + 3_600_000);
  await server.database.kysely
    .updateTable("login_counters")
    .set(locked ? { failures: 10, locks: 3, locked_until: until } : { total: 2_000_000_000 })
    .where("username_index", "=", usernameIndex(keys, realm, email))
    .execute();
}

async function markUnreachable(server: TestServer, email: string): Promise<void> {
  const { id } = await server.database.kysely
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await server.database.kysely
    .insertInto("unreachable_addresses")
    .values({
      account_id: id,
      channel: "mail",
      address_hash: hashOfRecipient(email),
      because: "no-such-address",
      since: new Date(server.deps.clock().getTime() + 1),
    })
    .execute();
}

async function addPasskeyOf(server: TestServer, { email, credentialId }: Subject): Promise<void> {
  const { id } = await server.database.kysely
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await server.database.kysely
    .insertInto("passkeys")
    .values({
      id: newId(server.deps.clock),
      account_id: id,
      credential_id: Buffer.from(credentialId, "base64url"),
      // A key that can be read, so that the signature is looked at.
      public_key: decoyKey,
      counter: 0,
      transports: "[]",
      label: "Chrome on Windows",
      created_at: server.deps.clock(),
      last_used_at: null,
    })
    .execute();
}

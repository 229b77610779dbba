import type { Message } from "../../src/platform/mail/message.ts";
import type { Counter } from "./lock-model.ts";
import { rules } from "./rules.ts";
import { take, type Windows } from "./windows.ts";

/** A username of a walk, whoever may have it; its address and number are nobody else's. */
export interface Name {
  username: string;
  email: string;
  number: string;
  /** Whether the username is itself an address: whether it is taken is told to nobody (SEC-D1). */
  isContact: boolean;
}

export interface ModelAccount {
  status: "active" | "archived";
  isPatient: boolean;
  password: string | null;
  /** The one that it had when it was archived. */
  formerPassword?: string | null;
  isEmailVerified: boolean;
  isNumberConfirmed: boolean;
}

/** A link of a mail or an answer, which works once. */
export interface Link {
  purpose: "reset" | "removal";
  name: Name;
  raw: string;
  expiresAt: number;
  state: "open" | "used" | "revoked";
}

/** The one-time password of a name; no digits fit that of a name that nobody has. */
export interface Code {
  digits: string | null;
  expiresAt: number;
  isUsed: boolean;
  tries: number;
  triesUntil: number | null;
}

export interface ModelInvite {
  id: string;
  code: string;
  email: string;
  userType: string;
  isMailed: boolean;
  expiresAt: number;
  status: "SENT" | "ACCEPTED" | "REGISTERED" | "REVOKED";
}

interface ExpectedMessage {
  kind: string;
  to: string;
  /** Learns what it carries. */
  read?: (message: Message) => void;
}

/** Everything that a walk's server should know. */
export interface Model {
  now(): number;
  accounts: Map<Name, ModelAccount>;
  /** By name and client: the number of a browser that the name knows, or `strangers`. */
  counters: Map<Name, Map<number | typeof strangers, Counter>>;
  /** The browsers that have logged in to a name. */
  devices: Map<Name, Set<number>>;
  links: Link[];
  codes: Map<Name, Code>;
  invites: ModelInvite[];
  windows: Windows;
  /** What was not yet seen to be sent. */
  expected: ExpectedMessage[];
  /** Whether something waits in the outbox of which perhaps nothing comes. */
  isWaiting: boolean;
  audit: { kind: string; subject: Name | null }[];
}

export const strangers = "strangers";

export function emptyModel(now: () => number): Model {
  return {
    now,
    accounts: new Map(),
    counters: new Map(),
    devices: new Map(),
    links: [],
    codes: new Map(),
    invites: [],
    windows: new Map(),
    expected: [],
    isWaiting: false,
    audit: [],
  };
}

export function note(model: Model, kind: string, subject: Name | null): void {
  model.audit.push({ kind, subject });
}

/** Whether a link works now. */
export const isLive =
  (model: Model) =>
  ({ state, expiresAt }: Link): boolean =>
    state === "open" && expiresAt > model.now();

/** Ends every open link of a name, or those of one purpose. */
export function revoke(model: Model, name: Name, purpose?: Link["purpose"]): void {
  for (const link of model.links) {
    const isMeant = link.name === name && (purpose ?? link.purpose) === link.purpose;
    if (isMeant && link.state === "open") link.state = "revoked";
  }
}

/** Mails the owner of an account at most once an hour for each sort of warning (SEC-A7). */
export function warn(model: Model, name: Name, sort: string, kind: string): void {
  model.isWaiting = true;
  const account = model.accounts.get(name);
  if (account === undefined) return;
  if (!take(model.windows, `${sort} ${name.username}`, rules.warnings, model.now())) return;
  if (account.status === "active") model.expected.push({ kind, to: name.email });
}

/** Tells the owner of a closed account that somebody tried it, as often as of any other sort of warning. */
export function warnOfClosed(model: Model, name: Name, sort: string): void {
  if (!take(model.windows, `${sort} ${name.username}`, rules.warnings, model.now())) return;
  model.expected.push({ kind: "closed", to: name.email });
}

/** What a proven reset does (SEC-C8, SEC-C9). */
export function resetPassword(
  model: Model,
  name: Name,
  { password, by }: { password: string; by: "link" | "code" },
): void {
  const account = model.accounts.get(name);
  if (account === undefined) throw new Error(`${name.username} has no account to reset.`);
  account.password = password;
  model.counters.delete(name);
  revoke(model, name);
  endCode(model, name);
  if (by === "link" && !account.isEmailVerified) {
    account.isEmailVerified = true;
    model.devices.delete(name);
    note(model, "email-proven", name);
  }
  model.expected.push({ kind: "password changed", to: name.email });
  note(model, "password-reset", name);
}

/** What a confirmed removal does (SEC-E7). */
export function archive(model: Model, name: Name, account: ModelAccount): void {
  account.status = "archived";
  account.formerPassword = account.password;
  account.password = null;
  model.devices.delete(name);
  revoke(model, name);
  endCode(model, name);
  model.expected.push({ kind: "archived", to: name.email });
  note(model, "account-archived", name);
}

function endCode(model: Model, name: Name): void {
  const code = model.codes.get(name);
  if (code !== undefined) code.isUsed = true;
}

/** Uses an invite up if it can be used by whoever has this address (SEC-D5, SEC-D6). */
export function useInvite(
  model: Model,
  invite: ModelInvite | undefined,
  { name, as }: { name: Name; as: "ACCEPTED" | "REGISTERED" },
): boolean {
  if (invite === undefined || !isUsable(model)(invite) || invite.email !== name.email) return false;
  invite.status = as;
  note(model, `invite-${as.toLowerCase()}`, name);
  return true;
}

/** Whether an invite can be used now. */
export const isUsable =
  (model: Model) =>
  ({ status, expiresAt }: ModelInvite): boolean =>
    status === "SENT" && expiresAt > model.now();

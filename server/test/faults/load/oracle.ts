import { setTimeout as pause } from "node:timers/promises";
import { emailVerificationHours } from "@frontdoor/contract/account/account-page.ts";
import {
  otpMinutes,
  resetLinkMinutes,
  verificationLinkHours,
} from "@frontdoor/contract/constants.ts";
import type { Database } from "../../../src/platform/database/database.ts";
import type { ChildServer } from "../child-server.ts";
import { checkAudit, lookInto } from "../stopped-server.ts";
import { distinct } from "./arrived.ts";
import { deeds } from "./deeds.ts";
import type { Entry } from "./ledger.ts";
import type { Load } from "./load.ts";

const messagesMilliseconds = 120_000;
const restMilliseconds = 720_000;
const atOnce = 20;

/** What was found, once everything has come to rest. */
export interface Verdict {
  acknowledged: number;
  /** Each effect or message that somebody was told of and that is not there. */
  lost: string[];
  /** Each that is there more often than somebody was told, or by nobody's doing. */
  doubled: string[];
  /** Whatever else should not be. */
  wrong: string[];
  /** Messages that came more than once, each time with the same id. */
  messagesAgain: number;
  /** Messages that were not sent, since a clock that jumped had ended their link or code before. */
  endedUnsent: number;
  /** Stories that nobody came to the end of. */
  unfinished: string[];
}

/** How long the link or code of a message lives, in milliseconds: one that is over helps nobody, and is not sent. */
const lives = {
  SMS: otpMinutes * 60_000,
  reset: resetLinkMinutes * 60_000,
  "verify address": emailVerificationHours * 3_600_000,
  activate: verificationLinkHours * 3_600_000,
};

/**
 * Holds a deployment to everything that it said it had done: what was acknowledged is there, once; the audit tells
 * the same; each message left, with one id and one link however often it came. Ends the server.
 */
export async function judge(load: Load, server: ChildServer): Promise<Verdict> {
  const entries = load.ledger.read();
  const verdict: Verdict = {
    acknowledged: entries.length,
    lost: [],
    doubled: [],
    wrong: [...new Set(load.seen.wrong)],
    messagesAgain: 0,
    endedUnsent: 0,
    unfinished: load.stories.filter((name) => !load.seen.finished.has(name)),
  };
  await untilOutboxRests(server);
  await compareMessages(entries, load, verdict);
  await comparePasswords(entries, server, verdict);
  await lookInto(server, (database) => compareRows(entries, database, verdict));
  return verdict;
}

/** Puts what is missing and what is too much into the verdict. */
function compare(what: string, wanted: string[], found: string[], verdict: Verdict): void {
  verdict.lost.push(...without(wanted, found).map((each) => `${what} ${each}`));
  verdict.doubled.push(...without(found, wanted).map((each) => `${what} ${each}`));
}

/** What one list has more often than another. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const each of others) counts.set(each, (counts.get(each) ?? 0) + 1);
  return list.filter((each) => {
    const left = counts.get(each) ?? 0;
    counts.set(each, left - 1);
    return left <= 0;
  });
}

async function compareMessages(entries: Entry[], load: Load, verdict: Verdict) {
  const { sink, clocksJump } = load;
  const { arrived } = sink;
  const lineOf = (kind: string, to: string) => `${kind} to ${to}`;
  const wanted = entries.flatMap(({ deed, to, number = "" }) =>
    deeds[deed].messages.map((kind) => lineOf(kind, kind === "SMS" ? number : to)),
  );
  const found = () => distinct(arrived).map(({ kind, to }) => lineOf(kind, to));
  const isExcused = (line: string) =>
    Object.entries(lives).some(
      ([kind, life]) => life <= clocksJump && line.startsWith(lineOf(kind, "")),
    );
  const missing = () => without(wanted, found());
  const deadline = Date.now() + messagesMilliseconds;
  while (!missing().every(isExcused) && Date.now() < deadline) await pause(200);
  const endedUnsent = missing().filter(isExcused);
  verdict.endedUnsent = endedUnsent.length;
  compare("message", without(wanted, endedUnsent), found(), verdict);
  verdict.messagesAgain = arrived.length - distinct(arrived).length;
  for (const [id, same] of Map.groupBy(arrived, (each) => each.id)) {
    const links = [...new Set(same.map(({ text }) => linksIn(text)))];
    if (links.length > 1) {
      const kinds = same.map(({ kind, to }) => `${kind} to ${to}`).join(", ");
      verdict.wrong.push(`One message with different links, ${id}, ${kinds}: ${links.join(" | ")}`);
    }
  }
}

/**
 * A message that arrived while nobody could write that down is held until its lease ends, and then comes again; one
 * with which many processes ended waits for ten minutes more at most.
 */
async function untilOutboxRests({ url }: ChildServer): Promise<void> {
  const deadline = Date.now() + restMilliseconds;
  while (Date.now() < deadline) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const left = metrics.matchAll(/^frontdoor_outbox_rows\{state="(?:waiting|leased)"\} (\d+)/gm);
    if ([...left].every(([, count]) => count === "0")) return;
    await pause(200);
  }
}

const linksIn = (text: string) => (text.match(/https?:[^\s"<>]+/g) ?? []).join(" ");

const loginPaths = {
  practice: "/api/practice/security/auth",
  academic: "/api/academic/v1/security/brochureLogin",
};

/** The last password that somebody was told to have lets them in. */
async function comparePasswords(entries: Entry[], { url }: ChildServer, verdict: Verdict) {
  const people = new Map<string, { password: string; realm: keyof typeof loginPaths }>();
  for (const { username, password, deed } of entries) {
    if (username === null || password === undefined) continue;
    const realm = deed.startsWith("verify")
      ? "academic"
      : (people.get(username)?.realm ?? "practice");
    people.set(username, { password, realm });
  }
  const queue = [...people];
  const visit = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [username, { password, realm }] = next;
      const response = await fetch(url + loginPaths[realm], {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ username, password }),
      });
      await response.arrayBuffer();
      if (response.status !== 200) verdict.lost.push(`login of ${username}: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
}

const makesAccount = new Set<Entry["deed"]>([
  "register",
  "registerInvited",
  "verify",
  "verifyInvited",
  "bringIn",
]);

/** Accounts, ways in, requests for contact and the audit, against what people were told; and nothing waits or was given up. */
async function compareRows(entries: Entry[], database: Database, verdict: Verdict) {
  const { kysely } = database;
  const accounts = await kysely.selectFrom("accounts").select(["id", "username"]).execute();
  const made = entries.filter(({ deed }) => makesAccount.has(deed));
  const names = (list: readonly { username: string | null }[]) =>
    list.map((each) => String(each.username));
  compare("account", names(made), names(accounts), verdict);

  const leads = await kysely.selectFrom("leads").select("email").execute();
  const asked = entries.filter(({ deed }) => deed === "contact");
  compare(
    "contact",
    asked.map(({ to }) => to),
    leads.map(({ email }) => email),
    verdict,
  );

  const ownersOf = (wanted: Entry["deed"]) => names(entries.filter(({ deed }) => deed === wanted));
  const passkeys = await kysely.selectFrom("passkeys").select("account_id").execute();
  const steps = await kysely.selectFrom("second_steps").select("account_id").execute();
  const nameOf = new Map(accounts.map(({ id, username }) => [id, username]));
  const holders = (rows: readonly { account_id: string }[]) =>
    rows.map(({ account_id: id }) => String(nameOf.get(id)));
  compare("passkey", ownersOf("addPasskey"), holders(passkeys), verdict);
  compare("two-step verification", ownersOf("switchStepOn"), holders(steps), verdict);

  const kinds = [...new Set(Object.values(deeds).flatMap(({ audit }) => audit))];
  const events = await kysely
    .selectFrom("audit_events")
    .select(["kind", "subject_id"])
    .where("kind", "in", kinds)
    .execute();
  compare(
    "audit",
    entries.flatMap(({ deed, username }) =>
      deeds[deed].audit.map((kind) => `${kind} of ${username}`),
    ),
    events.map(({ kind, subject_id }) => `${kind} of ${nameOf.get(subject_id ?? "")}`),
    verdict,
  );
  const chain = await checkAudit(database);
  if (!chain.ok) verdict.wrong.push(`The audit is ${chain.problem} at ${chain.at}.`);
  const waiting = await kysely
    .selectFrom("outbox")
    .select(["kind", "state", "last_error"])
    .where("state", "!=", "done")
    .execute();
  for (const { kind, state, last_error } of waiting) {
    verdict.wrong.push(`${kind} is ${state}, ${last_error}.`);
  }
}

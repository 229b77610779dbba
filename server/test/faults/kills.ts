import { expect, vi } from "vitest";
import { openDatabase } from "../../src/mechanisms/database/open-database.ts";
import { silentLog } from "../database.ts";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { createMailPeer, type MailPeer } from "./mail-peer.ts";
import {
  logIn,
  newStranger,
  type Person,
  registration,
  resetRequest,
  send,
  type Write,
} from "./person.ts";

/** A worker that was killed keeps its rows for the length of a lease. */
const mailMilliseconds = 90_000;
const clients = 4;

interface Told {
  /** People whose registration was answered with success, or is once it was sent again. */
  registered: Person[];
  /** People whose request for a reset was answered with success. */
  resetAsked: Person[];
  /** What was under way when the process died. */
  unanswered: { person: Person; write: Write }[];
}

/**
 * Kills a server again and again while people register and ask for resets, and then holds it to every
 * answer that it gave: the accounts are there, the mails leave, nothing happened twice.
 */
export async function expectToSurvive(kills: number): Promise<void> {
  const peer = await createMailPeer();
  const server = await prepareChildServer({ SMTP_URL: peer.url, ARGON2_MEMORY_KIB: "64" });
  try {
    await peer.up();
    const told: Told = { registered: [], resetAsked: [], unanswered: [] };
    for (let kill = 1; kill <= kills; kill++) {
      await server.start();
      await killDuring(server, told, 3 + (kill % 5));
    }
    await server.start();
    await sendAgain(server, told);
    expect(told.registered.length).toBeGreaterThan(kills);
    for (const person of told.registered) expect(await logIn(server.url, person)).toBe(200);
    await expectMails(peer, told);
    await server.stop();
    await expectOneEffectEach(server);
  } finally {
    await server.remove();
    await peer.down();
  }
}

/** Lets clients work until enough answers came, and kills the process in the middle of the next ones. */
async function killDuring(server: ChildServer, told: Told, answers: number): Promise<void> {
  let left = answers;
  let killed: Promise<void> | undefined;
  const client = async () => {
    while (killed === undefined) {
      const person = newStranger();
      for (const write of [registration(person), resetRequest(person)]) {
        const answer = await send(server.url, write);
        if (answer === null) {
          told.unanswered.push({ person, write });
          return;
        }
        expect(answer.status, answer.text).toBe(200);
        keep(told, person, write);
        left -= 1;
        if (left <= 0) killed ??= server.kill();
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await killed;
}

function keep(told: Told, person: Person, write: Write): void {
  const list = write.path === "/registration/register" ? told.registered : told.resetAsked;
  list.push(person);
}

/** The same write with the same key: done once, whether it was done before or not. */
async function sendAgain(server: ChildServer, told: Told): Promise<void> {
  for (const { person, write } of told.unanswered) {
    const first = await send(server.url, write);
    expect(first?.status, first?.text).toBe(200);
    expect(await send(server.url, write)).toEqual(first);
    keep(told, person, write);
  }
}

async function expectMails(peer: MailPeer, told: Told): Promise<void> {
  const idsOf = (person: Person, subject: RegExp) =>
    new Set(
      peer.received
        .filter((mail) => mail.to === person.emailAddress && subject.test(mail.subject))
        .map(({ messageId }) => messageId),
    );
  await vi.waitFor(
    () => {
      const without = [
        ...told.registered.filter((person) => idsOf(person, /welcome/i).size === 0),
        ...told.resetAsked.filter((person) => idsOf(person, /reset/i).size === 0),
      ];
      expect(without.length, "acknowledged, but without a mail").toBe(0);
    },
    { timeout: mailMilliseconds, interval: 250 },
  );
  for (const person of told.registered) expect(idsOf(person, /welcome/i).size).toBe(1);
  for (const person of told.resetAsked) expect(idsOf(person, /reset/i).size).toBe(1);
}

/** Every account has its audit event and the other way round, and no message was given up. */
async function expectOneEffectEach(server: ChildServer): Promise<void> {
  const database = await openDatabase(server, silentLog);
  try {
    const count = (table: "accounts" | "audit_events" | "outbox") =>
      database.kysely.selectFrom(table).select(({ fn }) => fn.countAll<string>().as("rows"));
    const accounts = await count("accounts").executeTakeFirstOrThrow();
    const events = await count("audit_events")
      .where("kind", "=", "registered")
      .executeTakeFirstOrThrow();
    const dead = await count("outbox").where("state", "=", "dead").executeTakeFirstOrThrow();
    expect(Number(events.rows)).toBe(Number(accounts.rows));
    expect(Number(dead.rows)).toBe(0);
  } finally {
    await database.close();
  }
}

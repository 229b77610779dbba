import { randomUUID } from "node:crypto";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import { goodPassword } from "../people.ts";
import { newStranger, type Person, registration } from "./person.ts";

/** People with browsers, at work until they are sent away: each page is loaded with all that it names. */
export interface Browsers {
  /** How many requests were answered as they should be. */
  answered: number;
  /** What was not, with what came instead. */
  failed: string[];
  /** Who was told to be registered. */
  registered: Person[];
  /** Loads a page now. @returns the addresses of the scripts and styles that it names */
  open(page: string): Promise<string[]>;
  /** Loads a file now; the outcome counts. */
  load(path: string): Promise<void>;
  sendAway(): Promise<void>;
}

const pages = ["/", "/login/practice", "/signup/practice", "/practice"];

/** @param port of a balancer that takes https */
export function letBrowse(port: number, count: number): Browsers {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: count });
  let isOver = false;
  const told: Browsers = { answered: 0, failed: [], registered: [], open, load, sendAway };

  async function ask(path: string, body?: unknown): Promise<string | null> {
    const { status, said } = await send(port, agent, path, body).catch((error: Error) => {
      return { status: 0, said: error.message };
    });
    if (status === 200) {
      told.answered += 1;
      return said;
    }
    told.failed.push(`${body ? "POST" : "GET"} ${path}: ${status} ${said.slice(0, 200)}`);
    return null;
  }

  async function open(page: string): Promise<string[]> {
    const document = (await ask(page)) ?? "";
    return [...new Set(document.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  }

  async function load(path: string): Promise<void> {
    await ask(path);
  }

  async function visit(page: string): Promise<void> {
    for (const path of await open(page)) await load(path);
    const person = newStranger();
    const { path, body } = registration(person);
    if ((await ask(`/api/practice${path}`, body)) !== null) told.registered.push(person);
    const credentials = { username: person.username, password: goodPassword };
    await ask("/api/practice/security/auth", credentials);
  }

  async function person(first: number): Promise<void> {
    for (let turn = first; !isOver; turn += 1) await visit(pages[turn % pages.length] ?? "/");
  }
  const people = Promise.all(Array.from({ length: count }, (_, at) => person(at)));

  async function sendAway(): Promise<void> {
    isOver = true;
    await people;
    agent.destroy();
  }
  return told;
}

function send(port: number, agent: Agent, path: string, body?: unknown) {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
  return new Promise<{ status: number; said: string }>((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, agent, method: body ? "POST" : "GET", headers },
      (response) => {
        const { statusCode: status = 0 } = response;
        text(response).then((said) => resolve({ status, said }), reject);
      },
    );
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

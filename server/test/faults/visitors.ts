import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { goodPassword } from "../people.ts";
import { newStranger, type Person, registration, resetRequest } from "./person.ts";

export interface Answered {
  path: string;
  status: number;
  retryAfter: string | null;
  milliseconds: number;
}

/** People at work until they are sent away: what they were answered, and who was told to be registered. */
export interface Visitors {
  answers: Answered[];
  registered: Person[];
  /** Requests that got no answer at all. */
  unanswered: string[];
  /** @returns when the last one has its answer */
  sendAway(): Promise<void>;
}

/** A refusal comes at once: without a pause nobody else would get a turn. */
const pauseMilliseconds = 20;
const waiting = { timeout: 120_000 };

/** Lets so many people register, log in, search, ask for resets and look whether the server is ready. */
export function letIn(url: string, count: number): Visitors {
  const answers: Answered[] = [];
  const registered: Person[] = [];
  const unanswered: string[] = [];
  let isOver = false;

  async function ask(path: string, body?: unknown, key?: string): Promise<number | null> {
    const start = performance.now();
    const headers = { "Content-Type": "application/json", ...(key && { "Idempotency-Key": key }) };
    const post = { method: "POST", headers, body: JSON.stringify(body) };
    try {
      const response = await fetch(url + path, body === undefined ? {} : post);
      await response.arrayBuffer();
      const milliseconds = performance.now() - start;
      const retryAfter = response.headers.get("retry-after");
      answers.push({ path, status: response.status, retryAfter, milliseconds });
      return response.status;
    } catch {
      unanswered.push(path);
      return null;
    }
  }

  async function visit(): Promise<void> {
    const person = newStranger();
    const { username } = person;
    const write = registration(person);
    const credentials = { username, password: goodPassword };
    if ((await ask(`/api/practice${write.path}`, write.body, write.key)) === 200) {
      registered.push(person);
    }
    await ask("/api/practice/security/auth", credentials);
    await ask("/api/practice/practice/search?name=heron");
    const reset = resetRequest(person);
    await ask(`/api/practice${reset.path}`, reset.body, reset.key);
    await ask("/api/academic/v1/security/brochureLogin", credentials);
    await ask("/api/academic/v2/lookups/trainingInstitutions");
    await ask("/readyz");
    await ask("/metrics");
  }

  async function visitor(): Promise<void> {
    while (!isOver) {
      await visit();
      await pause(pauseMilliseconds);
    }
  }

  const all = Promise.all(Array.from({ length: count }, visitor));
  return {
    answers,
    registered,
    unanswered,
    async sendAway() {
      isOver = true;
      await all;
    },
  };
}

/** Waits until so many more registrations were acknowledged: the server serves. */
export async function untilServed({ registered }: Visitors, more: number): Promise<void> {
  const enough = registered.length + more;
  await expect.poll(() => registered.length, waiting).toBeGreaterThanOrEqual(enough);
}

/** Waits until so many more answers were refusals. */
export async function untilRefused({ answers }: Visitors, more: number): Promise<void> {
  const refusals = () => answers.filter(({ status }) => status >= 500).length;
  await expect.poll(refusals, waiting).toBeGreaterThanOrEqual(refusals() + more);
}

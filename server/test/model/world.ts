import type { Message } from "../../src/platform/mail/message.ts";
import { accountOf } from "../accounts.ts";
import { createTestClock, type TestClock } from "../clock.ts";
import { createTestKeys } from "../keys.ts";
import { callerAs } from "../product-keys.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { liftedLimits } from "./rules.ts";
import type { Request, Response } from "./step.ts";

/** What a fault that is planted changes of a deployment. */
export interface Fault {
  /** Lays something beneath both processes. */
  plant?: (server: TestServer) => Promise<void>;
  /** The clock of the second process, which should be that of the first. */
  secondClock?: (time: TestClock) => TestClock;
}

/** One deployment: two processes over one database and one clock. */
export type World = Awaited<ReturnType<typeof openWorld>>;

export async function openWorld(fault: Fault = {}) {
  const time = createTestClock();
  const keys = createTestKeys();
  const limits = liftedLimits;
  const owner = await openTestServer({ limits, keys, time });
  const { database } = owner;
  const clocks = [time, fault.secondClock?.(time) ?? time] as const;
  const open = (at: 0 | 1) => openTestServer({ limits, keys, time: clocks[at], database });
  await fault.plant?.(owner);
  const processes: [TestServer, TestServer] = [await open(0), await open(1)];
  const { key } = await callerAs(owner, "practice");
  /** Of processes that are gone. */
  const closed: Message[] = [];

  return {
    time,
    database,
    processes,
    idOf: async (username: string) => (await accountOf(owner, username)).id,
    /** Ends one process and starts another in its place; what it had in memory is gone. */
    async replace(at: 0 | 1) {
      closed.push(...processes[at].sent.splice(0));
      await processes[at].close();
      processes[at] = await open(at);
    },
    /** Sends a request to one of the processes; a product's back end shows its key. */
    async send(
      at: 0 | 1,
      { method, path, body, browser }: Request,
      given: { cookies: Record<string, string>; key?: string },
    ): Promise<Response & { cookies: Record<string, string> }> {
      const { cookies } = given;
      const headers: Record<string, string> = {};
      if (given.key !== undefined) headers["idempotency-key"] = given.key;
      if (browser === undefined) headers.authorization = `Bearer ${key}`;
      const response =
        method === "GET"
          ? await processes[at].get(path, { headers, cookies })
          : await processes[at].post(path, body ?? {}, { headers, cookies });
      const set = response.cookies.map(({ name, value }): [string, string] => [name, value]);
      return {
        status: response.statusCode,
        body: response.body,
        cookies: Object.fromEntries(set),
      };
    },
    /** Everything that left since the last time, once one process has emptied the outbox. */
    async delivered(by: 0 | 1): Promise<Message[]> {
      await processes[by].deliver();
      return [...closed.splice(0), ...processes[0].sent.splice(0), ...processes[1].sent.splice(0)];
    },
    async close() {
      await processes[0].close();
      await processes[1].close();
      await owner.close();
    },
  };
}

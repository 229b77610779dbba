import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { liftedLimits } from "../../model/rules.ts";
import { openLedger } from "./ledger.ts";
import { NothingCame, openMessageSink } from "./message-sink.ts";
import { contactTo } from "./received-mail.ts";
import { type Story, stories } from "./stories/stories.ts";
import { createVisitor, type Front, type Seen, TooLate, type Visitor } from "./visitor.ts";

const restMilliseconds = 20;
// The pages that were compressed for this address once are found at each start.
const publicUrl = "http://localhost:3000";

export type Load = Awaited<ReturnType<typeof prepareLoad>>;

export interface LoadChoice {
  without?: readonly Story[];
  /** Milliseconds that clocks jump, so that links and codes end early. */
  clocksJump?: number;
  /** How many people are there at once. */
  people?: number;
}

/** The mixed load of all flows: people whose stories touch every one, and what they were told. */
export async function prepareLoad({
  without = [],
  clocksJump = 0,
  people: atOnce = 24,
}: LoadChoice = {}) {
  const told = stories.filter((story) => !without.includes(story));
  const sink = await openMessageSink();
  const ledger = openLedger();
  const seen: Seen = { again: 0, wrong: [], finished: new Set() };
  let isDeathDue = false;
  let isOver = false;
  let people: Promise<unknown> = Promise.resolve();

  async function person(front: Front): Promise<void> {
    while (!isOver) {
      const story = told[randomInt(told.length)];
      if (story !== undefined) await live(story, () => createVisitor(front, seen));
      await pause(restMilliseconds);
    }
  }

  async function live(story: Story, another: () => Visitor): Promise<void> {
    const { name } = story;
    try {
      await story(another(), another);
      seen.finished.add(name);
    } catch (error) {
      // Whether what did not come is lost or late is for the judge to say.
      if (error instanceof TooLate || error instanceof NothingCame) return;
      seen.wrong.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }

  return {
    sink,
    ledger,
    seen,
    clocksJump,
    /** Those that people tell here. */
    stories: told.map(({ name }) => name),
    /** What a server is started with, so that its messages come here and nobody is told to wait. */
    environment: {
      PUBLIC_URL: publicUrl,
      SMTP_URL: sink.smtpUrl,
      SMS_URL: sink.smsUrl,
      SMS_TOKEN: "token",
      CONTACT_TO: contactTo,
      ARGON2_MEMORY_KIB: "64",
      LIMITS: JSON.stringify(liftedLimits),
    },
    begin({ url, ...keys }: Pick<Front, "url" | "plugged">): void {
      const takesDeath = () => {
        const isDue = isDeathDue;
        isDeathDue = false;
        return isDue;
      };
      const front = { url, publicUrl, ...keys, ledger, sink, takesDeath, clocksJump };
      people = Promise.all(Array.from({ length: atOnce }, () => person(front)));
    },
    /** The process that gets the next write, if it was started so, does it and dies in place of answering. */
    dueDeath(): void {
      isDeathDue = true;
    },
    /** Waits until so many more effects were acknowledged. */
    async until(more: number): Promise<void> {
      const enough = ledger.count() + more;
      while (ledger.count() < enough) await pause(5);
    },
    /** Lets everybody come to the end of their story. */
    async end(): Promise<void> {
      isOver = true;
      isDeathDue = false;
      sink.comeToAnEnd();
      await people;
    },
    async remove(): Promise<void> {
      await sink.close();
      ledger.remove();
    },
  };
}

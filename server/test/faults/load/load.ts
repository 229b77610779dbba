import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { liftedLimits } from "../../model/rules.ts";
import { openLedger } from "./ledger.ts";
import { NothingCame, openMessageSink } from "./message-sink.ts";
import { contactTo } from "./received-mail.ts";
import { type Story, stories } from "./stories/stories.ts";
import { createVisitor, type Front, GivenUp, type Seen } from "./visitor.ts";

const atOnce = 24;
const restMilliseconds = 20;
// The pages that were compressed for this address once are found at each start.
const publicUrl = "http://localhost:3000";

export type Load = Awaited<ReturnType<typeof prepareLoad>>;

export interface LoadChoice {
  without?: readonly Story[];
  /** Whether clocks are moved, so that links and codes end early. */
  areClocksWrong?: boolean;
}

/** The mixed load of all flows: people whose stories touch every one, and what they were told. */
export async function prepareLoad({ without = [], areClocksWrong = false }: LoadChoice = {}) {
  const told = stories.filter((story) => !without.includes(story));
  const sink = await openMessageSink();
  const ledger = openLedger();
  const seen: Seen = { again: 0, wrong: [] };
  let isDeathDue = false;
  let isOver = false;
  let people: Promise<unknown> = Promise.resolve();

  async function person(front: Front): Promise<void> {
    while (!isOver) {
      const story = told[randomInt(told.length)];
      const another = () => createVisitor(front, seen);
      await story?.(another(), another).catch((error: Error) => {
        if (error instanceof GivenUp || (areClocksWrong && error instanceof NothingCame)) return;
        if (!seen.wrong.includes(error.message)) seen.wrong.push(`${story.name}: ${error.message}`);
      });
      await pause(restMilliseconds);
    }
  }

  return {
    sink,
    ledger,
    seen,
    areClocksWrong,
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
    begin({ url, ...keys }: Pick<Front, "url" | "productKey" | "plugged">): void {
      const takesDeath = () => {
        const isDue = isDeathDue;
        isDeathDue = false;
        return isDue;
      };
      const front = { url, publicUrl, ...keys, ledger, sink, takesDeath, areClocksWrong };
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

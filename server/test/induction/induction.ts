import { openTestServer } from "../test-server.ts";
import { createBot, type Spoils } from "./bot.ts";
import { type Arrival, arrive, type Desk, type Newcomer } from "./person.ts";

const minutes = 60;
const desks = 30;
const kinds = ["practice", "hcp", "trainee"] as const;

export interface Induction {
  arrivals: Arrival[];
  spoils: Spoils;
  minutes: number;
}

/**
 * An induction in a teaching hospital, within one hour by a moved clock and with the limits as they are
 * by default: people who sign up for both products, every fifth invited, ten to support, all behind one
 * address, from which a bot sends its requests as well, always before them.
 */
export async function induct(people: number, botRequests: number): Promise<Induction> {
  const server = await openTestServer({
    limits: { signUpByAddress: { perHour: 20 }, failedNamesByAddress: { perHour: 100 } },
  });
  try {
    const bot = createBot(server);
    const browsers = Array.from({ length: desks }, (): Desk => ({}));
    const arrivals: Arrival[] = [];
    // Before the doors open it has taken all that is free.
    await bot.attack(50);
    for (let minute = 1; minute <= minutes; minute += 1) {
      await bot.attack((botRequests * minute) / minutes - bot.spoils.requests);
      while (arrivals.length < (people * minute) / minutes) {
        arrivals.push(await arrive(server, newcomer(arrivals.length, browsers)));
      }
      if (minute < minutes) server.advance({ minutes: 1 });
    }
    return { arrivals, spoils: bot.spoils, minutes };
  } finally {
    await server.close();
  }
}

function newcomer(number: number, browsers: readonly Desk[]): Newcomer {
  const kind = kinds[number % kinds.length] ?? "practice";
  return { kind, isInvited: number % 5 === 0, desk: browsers[number % desks] ?? {} };
}

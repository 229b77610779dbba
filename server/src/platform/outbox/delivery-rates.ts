import type { Db } from "../database/database.ts";

/** Receipts of most messages come within it: later ones are not looked at yet. */
const receiptMinutes = 15;
/** What is looked at, and what it is held against: the day before that. */
const lookedAtMinutes = 60;
const comparedHours = 24;
/** Fewer messages say nothing. */
const enoughMessages = 10;
/** As a share of all: 0.95 falls to 0.7. */
const tellingFall = 0.25;

/** How many messages of each provider arrived of late, and on the day before. */
export async function deliveryRates(db: Db, now: Date) {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const until = minutesAgo(receiptMinutes);
  const since = minutesAgo(receiptMinutes + lookedAtMinutes);
  const before = minutesAgo(receiptMinutes + lookedAtMinutes + comparedHours * 60);
  return {
    late: await ratesBetween(db, since, until),
    before: await ratesBetween(db, before, since),
  };
}

/** Of the messages that each provider took in a while, how many are known to have arrived. */
async function ratesBetween(db: Db, from: Date, until: Date) {
  const rows = await db
    .selectFrom("outbox")
    .select(["provider", (e) => e.fn.countAll<string>().as("taken")])
    .select((e) => e.fn.countAll<string>().filterWhere("outcome", "=", "delivered").as("delivered"))
    .where("provider", "is not", null)
    .where("done_at", ">=", from)
    .where("done_at", "<", until)
    .groupBy("provider")
    .execute();
  return rows.map(({ provider, taken, delivered }) => ({
    provider: provider ?? "",
    taken: Number(taken),
    delivered: Number(delivered),
  }));
}

/** The providers of which clearly fewer messages arrive than on the day before. One that sends no receipts has no rate. */
export function fallenProviders({ late, before }: Awaited<ReturnType<typeof deliveryRates>>) {
  return late.flatMap(({ provider, taken, delivered }) => {
    const usual = before.find((each) => each.provider === provider);
    if (usual === undefined || usual.taken < enoughMessages || taken < enoughMessages) return [];
    const [rate, rateBefore] = [delivered / taken, usual.delivered / usual.taken];
    return rateBefore - rate >= tellingFall ? [{ provider, rate, before: rateBefore }] : [];
  });
}

import type { Db } from "../database/database.ts";

/** Most receipts come within this time: newer messages are not counted yet. */
const receiptMinutes = 15;
/** The time that is examined; it is compared with the day before. */
const lookedAtMinutes = 60;
const comparedHours = 24;
/** Fewer messages prove nothing. */
const enoughMessages = 10;
/** As a share of all: 0.95 falls to 0.7. */
const tellingFall = 0.25;

/** The share of each provider's messages that arrived lately, and on the day before. */
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

/** How many of the messages that each provider accepted in a span of time are known to have arrived. */
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

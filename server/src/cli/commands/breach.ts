import type { ExportedEvent } from "@frontdoor/contract/products/operations.ts";
import type { Command, Given } from "../command.ts";
import { UsageError } from "../command-failed.ts";
import { csv } from "../csv.ts";
import { allEvents } from "./audit.ts";

type Affected = {
  account: string;
  realm: string;
  first: string;
  last: string;
  /** Kind of event and by whom, each with how often. */
  what: string;
};

/** What the Information Regulator and the people themselves are to be told (SEC-H10, POPIA s22). */
export const breachCommands: readonly Command[] = [
  {
    words: ["breach", "export"],
    summary: "Prints whose accounts had what done to them in a span of time, as CSV",
    values: [],
    options: {
      from: { meaning: "the first moment, such as 2026-03-01 or 2026-03-01T08:00:00Z" },
      to: { meaning: "the moment that is no longer in it; now unless given" },
    },
    async run(given, { ask }) {
      const from = momentOf(given, "from") ?? 0;
      const to = momentOf(given, "to") ?? Number.POSITIVE_INFINITY;
      const events = (await allEvents(ask, 0)).filter(({ at }) => {
        const moment = Date.parse(at);
        return moment >= from && moment < to;
      });
      const affected = byAccount(events);
      return { data: affected, text: csv(affected) };
    },
  },
];

function momentOf(given: Given, name: string): number | undefined {
  const text = given.option(name);
  if (text === undefined) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}(T.+Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw new UsageError(`--${name} is a moment in UTC: 2026-03-01.`);
  return moment;
}

function byAccount(events: readonly ExportedEvent[]): Affected[] {
  const ofAccounts = events.filter(({ subjectId }) => subjectId !== null);
  const groups = Object.entries(Object.groupBy(ofAccounts, ({ subjectId }) => subjectId ?? ""));
  return groups.map(([account, own = []]) => {
    const times = own.map(({ at }) => at).sort();
    const kinds = Object.entries(Object.groupBy(own, (event) => done(event, account)));
    return {
      account,
      realm: own.find(({ realm }) => realm !== null)?.realm ?? "",
      first: times.at(0) ?? "",
      last: times.at(-1) ?? "",
      what: kinds.map(([kind, some = []]) => `${some.length} × ${kind}`).join("; "),
    };
  });
}

const done = ({ kind, actor }: ExportedEvent, account: string) =>
  `${kind} by ${actor === account ? "itself" : actor}`;

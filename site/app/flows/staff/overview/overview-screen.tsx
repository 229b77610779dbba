import {
  mostCountedNeeds,
  type Overview,
  type OverviewNeed,
  showOverview,
} from "@frontdoor/contract/products/statistics.ts";
import { consoleOverviewWords as words } from "@frontdoor/words/staff/overview.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { consoleAddresses } from "../addresses.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { ConsoleIcon, type ConsoleIconName } from "../icons.tsx";
import { Loaded } from "../lists/loaded.tsx";
import { useReply } from "../lists/use-reply.ts";
import { told } from "../numbers/periods.ts";
import { DayBesideWeekBefore } from "./day.tsx";

/** The first screen: what needs attention, and today's counts. */
export function OverviewScreen() {
  return (
    <ConsoleScreen screen="overview" words={words} call="showOverview">
      <Now />
    </ConsoleScreen>
  );
}

function Now() {
  return (
    <Loaded reading={useReply(showOverview, {})}>
      {(overview) => (
        <div className="overview">
          <Needs needs={overview.needs} />
          <DayBesideWeekBefore overview={overview} />
        </div>
      )}
    </Loaded>
  );
}

/** The icon of each need, and the screen that settles it; null for a backup, which is made on the machine. */
const looks: Readonly<Record<OverviewNeed, [icon: ConsoleIconName, place: string | null]>> = {
  attack: ["lock", `${consoleAddresses.audit}?kind=login-failed`],
  backup: ["archive", null],
  doctor: ["info", null],
  unreachable: ["mail", `${consoleAddresses.outbox}?state=undelivered`],
  "client-secrets": ["key", consoleAddresses.openid],
  "failed-messages": ["mail", consoleAddresses.outbox],
  "failed-deliveries": ["send", `${consoleAddresses.webhooks}?state=failed`],
  approvals: ["agree", consoleAddresses.approvals],
  heads: ["people", consoleAddresses.heads],
  keys: ["badge", consoleAddresses.members],
};

function Needs({ needs }: Pick<Overview, "needs">) {
  return (
    <section className="box" aria-labelledby="needs">
      <h2 id="needs">{words.needs.heading}</h2>
      {needs.length === 0 ? (
        <p className="overview__calm">
          <ConsoleIcon name="good" />
          {words.needs.calm}
        </p>
      ) : (
        <ul className="overview__needs">
          {needs.map((need) => (
            <li key={need.what}>
              <Need {...need} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Need({ what, count, found = [words.needs.backupHow] }: Overview["needs"][number]) {
  const [icon, place] = looks[what];
  const text = lineOf(what, count);
  if (place === null) {
    return (
      <span>
        <ConsoleIcon name={icon} />
        <span>
          {text}
          {found.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
      </span>
    );
  }
  return (
    <a href={place}>
      <ConsoleIcon name={icon} />
      {text}
    </a>
  );
}

function lineOf(what: OverviewNeed, count: number): string {
  const single: Readonly<Partial<Record<OverviewNeed, string>>> = words.needs.single;
  const isMany = what !== "attack" && count >= mostCountedNeeds;
  return (
    (count === 1 ? single[what] : undefined) ??
    fill(words.needs.lines[what], { count: isMany ? words.needs.many : told(count) })
  );
}

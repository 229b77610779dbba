import {
  mostCountedNeeds,
  type Overview,
  type OverviewNeed,
  showOverview,
} from "@frontdoor/contract/products/statistics.ts";
import { consoleOverviewWords as words } from "@frontdoor/words/staff/overview.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { Loading } from "../../../ui/loading.tsx";
import { consoleAddresses } from "../addresses.ts";
import { Gate } from "../gate.tsx";
import { ConsoleIcon, type ConsoleIconName } from "../icons.tsx";
import { Failed } from "../lists/failed.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { useReply } from "../lists/use-reply.ts";
import { told } from "../numbers/periods.ts";
import { DayBesideWeekBefore } from "./day.tsx";

/** The first screen: what needs attention, and today's counts. */
export function OverviewScreen() {
  return (
    <Gate screen="overview">
      <div className="staff-head">
        <h1>{words.heading}</h1>
      </div>
      <ForRole call="showOverview">
        <Now />
      </ForRole>
    </Gate>
  );
}

function Now() {
  const { state, reload } = useReply(showOverview, {});
  switch (state.at) {
    case "loading":
      return <Loading />;
    case "failed":
      return <Failed error={state.error} onAgain={reload} />;
    case "shown":
      return (
        <div className="overview">
          <Needs needs={state.reply.needs} />
          <DayBesideWeekBefore overview={state.reply} />
        </div>
      );
    default:
      return state satisfies never;
  }
}

/** The screen that settles each need; null for a backup, which is made on the machine. */
const placesOf: Readonly<Record<OverviewNeed, string | null>> = {
  attack: `${consoleAddresses.audit}?kind=login-failed`,
  backup: null,
  doctor: null,
  unreachable: `${consoleAddresses.outbox}?state=undelivered`,
  "client-secrets": consoleAddresses.openid,
  "failed-messages": consoleAddresses.outbox,
  "failed-deliveries": `${consoleAddresses.webhooks}?state=failed`,
  approvals: consoleAddresses.approvals,
  heads: consoleAddresses.heads,
  keys: consoleAddresses.members,
};
const iconsOf: Readonly<Record<OverviewNeed, ConsoleIconName>> = {
  attack: "lock",
  backup: "archive",
  doctor: "info",
  unreachable: "mail",
  "client-secrets": "key",
  "failed-messages": "mail",
  "failed-deliveries": "send",
  approvals: "agree",
  heads: "people",
  keys: "badge",
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
          {needs.map(({ what, ...need }) => (
            <li key={what}>
              <Need what={what} {...need} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Need({ what, count, found = [words.needs.backupHow] }: Overview["needs"][number]) {
  const place = placesOf[what];
  const text = lineOf(what, count);
  if (place === null) {
    return (
      <span>
        <ConsoleIcon name={iconsOf[what]} />
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
      <ConsoleIcon name={iconsOf[what]} />
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

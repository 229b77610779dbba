import { readTimeline, type TimelineEntry } from "@frontdoor/contract/products/support.ts";
import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { timelineWords as words } from "@frontdoor/words/staff/timeline.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { isolated } from "@frontdoor/words/text/isolated.ts";
import { useState } from "react";
import { dayOf, timeOf } from "../../../parts/dates.ts";
import { Loading } from "../../../ui/loading.tsx";
import { detailWords, eventWords, isMessage, messageState, whoWords } from "../event-words.ts";
import { ConsoleIcon } from "../icons.tsx";
import { Chips } from "../lists/chips.tsx";
import { Failed } from "../lists/failed.tsx";
import { Pages } from "../lists/pages.tsx";
import { useList } from "../lists/use-list.ts";
import { eventLook, isOf } from "./event-look.ts";

const { label, ...filters } = words.filters;

/** The events of an account, newest first, grouped by day. */
export function Timeline({ id }: { id: string }) {
  const list = useList(readTimeline, { params: { id }, query: {} });
  const [filter, setFilter] = useState<keyof typeof filters>("all");
  const { state } = list;
  if (state.at === "failed") return <Failed error={state.error} onAgain={list.reload} />;
  const rows = state.at === "shown" ? state.rows.filter((entry) => isOf(filter, entry.what)) : [];
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of rows) {
    const day = dayOf(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  const { events } = consolePersonWords;
  return (
    <section aria-labelledby="events" className="timeline-part">
      <h2 id="events" className="visually-hidden">
        {events.heading}
      </h2>
      <Chips label={label} choices={filters} chosen={filter} onChoose={setFilter} />
      <div className="table-card timeline" aria-busy={state.at === "loading"}>
        {[...days].map(([day, entries]) => (
          <div key={day}>
            <h3>{dayWords(day)}</h3>
            <ol>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          </div>
        ))}
        {state.at === "loading" && <Loading />}
        {state.at === "shown" && rows.length === 0 && <p className="staff-empty">{events.empty}</p>}
        <Pages
          from={list.before + 1}
          to={list.before + (state.at === "shown" ? state.rows.length : 0)}
          newer={list.newer}
          older={list.older}
        />
      </div>
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { at, what, by, staffName, details } = entry;
  const { icon, kind } = eventLook(entry);
  const state = isMessage(what) ? messageState(details) : "";
  const who = by === "itself" || by === "system" ? "" : byWords(by, staffName);
  const more = [who, detailWords(details)].filter(Boolean).join(" · ");
  return (
    <li className={kind === "plain" ? undefined : `is-${kind}`}>
      <time dateTime={at}>{timeOf(at)}</time>
      <ConsoleIcon name={icon} />
      <div>
        <b>{[eventWords(what), state].filter(Boolean).join(", ")}</b>
        {more !== "" && <small>{more}</small>}
      </div>
    </li>
  );
}

function byWords(by: string, staffName: string | null): string {
  return fill(consolePersonWords.events.by, { who: isolated(whoWords(by, staffName)) });
}

function dayWords(day: string): string {
  const { days } = words;
  const now = Date.now();
  if (day === dayOf(new Date(now).toISOString())) return fill(days.today, { day });
  const yesterday = dayOf(new Date(now - 24 * 60 * 60 * 1000).toISOString());
  return day === yesterday ? fill(days.yesterday, { day }) : day;
}

import { logbookPhoneWords } from "@frontdoor/words/logbook-phones.ts";
import { Initials } from "./initials.tsx";
import { Meter } from "./meter.tsx";
import { Phone } from "./phone.tsx";

const { procedures, statuses, cases: words } = logbookPhoneWords;

const cases = [
  ["appendicectomy", "offline"],
  ["hernia", "signed"],
  ["laparotomy", "waiting"],
  ["chestDrain", "signed"],
  ["amputation", "signed"],
  ["skinGraft", "signed"],
] as const;

const pills = { offline: "pill", signed: "pill pill--ok", waiting: "pill pill--warning" } as const;

/** The logbook on a phone: the cases of a rotation. */
export function CasesPhone({ kind }: { kind: "android" | "iphone" }) {
  return (
    <Phone kind={kind} clock="13:05" label={words.drawing}>
      <div className="mock-app__head">
        <div>
          <div className="mock-app__title">{words.heading}</div>
          <div className="mock-app__subtitle">{words.logged}</div>
        </div>
        <Initials text="LK" />
      </div>
      <div className="mock-card">
        <div className="mock-app__head">
          <b>{words.rotation}</b>
          <b>{words.toSign}</b>
        </div>
        <Meter on={6} of={8} />
      </div>
      <div className="mock-card">
        {cases.map(([procedure, status]) => (
          <div className="mock-share" key={procedure}>
            <span>
              <b>{procedures[procedure]}</b>
              <small>{words.roles[procedure]}</small>
            </span>
            <span className={pills[status]}>{statuses[status]}</span>
          </div>
        ))}
      </div>
    </Phone>
  );
}

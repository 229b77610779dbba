import { Initials } from "./initials.tsx";
import { Meter } from "./meter.tsx";
import { Phone } from "./phone.tsx";

const cases = [
  ["Appendicectomy, open", "Surgeon, today", "", "Offline"],
  ["Inguinal hernia repair", "Assisted, Mon", "ok", "Signed"],
  ["Laparotomy, trauma", "Assisted, Mon", "warning", "Waiting"],
  ["Chest drain insertion", "Surgeon, Sun", "ok", "Signed"],
  ["Below-knee amputation", "Surgeon, Sat", "ok", "Signed"],
  ["Skin graft", "Surgeon, Fri", "ok", "Signed"],
] as const;

/** The logbook on a phone: the cases of a rotation. */
export function CasesPhone({ kind }: { kind: "android" | "iphone" }) {
  return (
    <Phone
      kind={kind}
      clock="13:05"
      label="The logbook on a phone: the cases of a rotation, most of them signed."
    >
      <div className="mock-app__head">
        <div>
          <div className="mock-app__title">Cases</div>
          <div className="mock-app__subtitle">214 logged</div>
        </div>
        <Initials text="LK" />
      </div>
      <div className="mock-card">
        <div className="mock-app__head">
          <b>Trauma rotation</b>
          <b>3 to sign</b>
        </div>
        <Meter on={6} of={8} />
      </div>
      <div className="mock-card">
        {cases.map(([procedure, role, mood, status]) => (
          <div className="mock-share" key={procedure}>
            <span>
              <b>{procedure}</b>
              <small>{role}</small>
            </span>
            <span className={mood ? `pill pill--${mood}` : "pill"}>{status}</span>
          </div>
        ))}
      </div>
    </Phone>
  );
}

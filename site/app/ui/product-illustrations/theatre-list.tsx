import { theatreListWords } from "@frontdoor/words/theatre-list.ts";

const { procedures, statuses } = theatreListWords;

const cases = [
  ["07:30", "N. Dlamini", procedures.kneeReplacement, "ok", statuses.consentSigned],
  ["10:00", "S. Mokoena", procedures.radius, "ok", statuses.preAdmitted],
  ["11:30", "A. van Wyk", procedures.arthroscopy, "warning", statuses.formSent],
  ["13:15", "J. Adams", procedures.carpalTunnel, "ok", statuses.preAdmitted],
] as const;

/** A morning in theatre, as a card. Decoration: hidden from assistive technology. */
export function TheatreList() {
  return (
    <div className="mock mock-list" aria-hidden="true">
      <div className="mock-list__head">
        <b>{theatreListWords.heading}</b>
        <span className="pill">{theatreListWords.place}</span>
      </div>
      {cases.map(([time, patient, procedure, mood, status]) => (
        <div className="mock-list__row" key={time}>
          <time>{time}</time>
          <span>
            <b>{patient}</b>
            <small>{procedure}</small>
          </span>
          <span className={`pill pill--${mood}`}>{status}</span>
        </div>
      ))}
    </div>
  );
}

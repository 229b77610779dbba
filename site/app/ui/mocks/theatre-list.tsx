const cases = [
  ["07:30", "N. Dlamini", "Total knee replacement, left", "ok", "Consent signed"],
  ["10:00", "S. Mokoena", "Distal radius fixation", "ok", "Pre-admitted"],
  ["11:30", "A. van Wyk", "Knee arthroscopy", "warning", "Form sent"],
  ["13:15", "J. Adams", "Carpal tunnel release", "ok", "Pre-admitted"],
] as const;

/** A morning in theatre, as a card. Decoration: hidden from assistive technology. */
export function TheatreList() {
  return (
    <div className="mock mock-list" aria-hidden="true">
      <div className="mock-list__head">
        <b>Theatre list</b>
        <span className="pill">Tue 24 Nov · Theatre 2</span>
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

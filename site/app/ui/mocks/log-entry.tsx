const facts = [
  ["Procedure", "Appendicectomy, open"],
  ["Role", "Surgeon, supervisor scrubbed"],
  ["Theatre time", "54 min"],
  ["Photos", "2 added"],
] as const;

/** A case in the logbook, as a card. Decoration: hidden from assistive technology. */
export function LogEntry() {
  return (
    <div className="mock mock-list" aria-hidden="true">
      <div className="mock-list__head">
        <b>Case 214</b>
        <span className="pill pill--accent">Saved offline</span>
      </div>
      <div className="mock-list__facts">
        {facts.map(([name, value]) => (
          <div className="mock-row" key={name}>
            <span>{name}</span>
            <b>{value}</b>
          </div>
        ))}
      </div>
    </div>
  );
}

import { Initials } from "../../ui/mocks/initials.tsx";

const rotations = [
  { initials: "LK", rotation: "Trauma, 3 months", trainee: "Dr L. Khumalo, registrar" },
  { initials: "RP", rotation: "Paediatric surgery", trainee: "Dr R. Petersen, registrar" },
  { initials: "MA", rotation: "Vascular, 2 months", trainee: "Dr M. Abrahams, registrar" },
];

/** What waits for a supervisor's signature. Decoration: hidden from assistive technology. */
export function SignOffList() {
  return (
    <div className="mock mock-list" aria-hidden="true">
      <div className="mock-list__head">
        <b>Waiting for you</b>
        <span className="pill pill--accent">2 rotations</span>
      </div>
      {rotations.map(({ initials, rotation, trainee }, position) => (
        <div className="mock-list__row" key={initials}>
          <Initials text={initials} />
          <span>
            <b>{rotation}</b>
            <small>{trainee}</small>
          </span>
          {position < 2 ? (
            <span className="mock-button mock-button--small">Sign</span>
          ) : (
            <span className="pill pill--ok">Signed</span>
          )}
        </div>
      ))}
    </div>
  );
}

import { Initials } from "../../ui/mocks/initials.tsx";

/** The picture of filling in: three fields of the app, the last one being typed. */
export function DetailsFigure() {
  return (
    <div className="mock mock-fields">
      <div className="mock-field">
        <small>First name</small>Nomvula
      </div>
      <div className="mock-field">
        <small>Surname</small>Dlamini
      </div>
      <div className="mock-field is-on">
        <small>Cellphone</small>082 000 01
        <span className="caret" />
      </div>
    </div>
  );
}

/** The picture of choosing: the question that the app asks before it shares. */
export function ChooseFigure() {
  return (
    <div className="mock mock-card mock-card--raised">
      <div className="mock-person">
        <Initials text="TN" />
        <span>
          <b>Dr T. Naidoo</b>
          <small>Orthopaedic surgery</small>
        </span>
      </div>
      <p>Share your details with this practice?</p>
      <div className="mock-buttons">
        <span className="mock-button mock-button--quiet">Not now</span>
        <span className="mock-button">Share</span>
      </div>
    </div>
  );
}

/** The picture of changing: a new address, and the practices that have it already. */
export function UpdateFigure() {
  return (
    <div className="mock mock-card mock-card--raised">
      <div className="mock-card__title">New address</div>
      <small>14 Acacia Road</small>
      {[
        ["TN", "Dr T. Naidoo"],
        ["HF", "Hillside Family"],
      ].map(([initials = "", name]) => (
        <div className="mock-share" key={name}>
          <Initials text={initials} small />
          <span>
            <b>{name}</b>
          </span>
          <span className="pill pill--ok">Updated</span>
        </div>
      ))}
    </div>
  );
}

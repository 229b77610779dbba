import { patientPictureWords } from "@frontdoor/words/patient-pictures.ts";
import { Initials } from "../../ui/product-illustrations/initials.tsx";

const { fillIn, choose, change } = patientPictureWords;

/** The patient of the pictures, and the recipients. */
const person = { firstName: "Nomvula", surname: "Dlamini", cellphone: "082 000 01" };
const address = "14 Acacia Road";
const doctor = { initials: "TN", name: "Dr T. Naidoo" };
const practice = { initials: "HF", name: "Hillside Family" };

/** Picture of filling in: three fields of the app, the last one being typed. */
export function DetailsFigure() {
  return (
    <div className="mock mock-fields">
      <div className="mock-field">
        <small>{fillIn.firstName}</small>
        {person.firstName}
      </div>
      <div className="mock-field">
        <small>{fillIn.surname}</small>
        {person.surname}
      </div>
      <div className="mock-field is-on">
        <small>{fillIn.cellphone}</small>
        {person.cellphone}
        <span className="caret" />
      </div>
    </div>
  );
}

/** Picture of choosing: the question before the app shares details. */
export function ChooseFigure() {
  return (
    <div className="mock mock-card mock-card--raised">
      <div className="mock-person">
        <Initials text={doctor.initials} />
        <span>
          <b>{doctor.name}</b>
          <small>{choose.field}</small>
        </span>
      </div>
      <p>{choose.question}</p>
      <div className="mock-buttons">
        <span className="mock-button mock-button--quiet">{choose.notNow}</span>
        <span className="mock-button">{choose.share}</span>
      </div>
    </div>
  );
}

/** Picture of changing: a new address, and the practices that have received it. */
export function UpdateFigure() {
  return (
    <div className="mock mock-card mock-card--raised">
      <div className="mock-card__title">{change.newAddress}</div>
      <small>{address}</small>
      {[doctor, practice].map(({ initials, name }) => (
        <div className="mock-share" key={name}>
          <Initials text={initials} small />
          <span>
            <b>{name}</b>
          </span>
          <span className="pill pill--ok">{change.updated}</span>
        </div>
      ))}
    </div>
  );
}

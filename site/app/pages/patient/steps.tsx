import { patientWords } from "@frontdoor/words/patient.ts";
import { patientPictureWords } from "@frontdoor/words/patient-pictures.ts";
import { useId } from "react";
import { Initials } from "../../ui/product-illustrations/initials.tsx";
import { Section } from "../../ui/section.tsx";

const { steps } = patientWords;
const { fillIn, choose, change } = patientPictureWords;
const items = [
  { number: 1, words: steps.fillIn, figure: <DetailsFigure /> },
  { number: 2, words: steps.choose, figure: <ChooseFigure /> },
  { number: 3, words: steps.change, figure: <UpdateFigure /> },
] as const;

/** How the app works in three steps, each under a higher sun. */
export function Steps() {
  return (
    <Section heading={steps.heading} lead={steps.lead}>
      <ol className="steps">
        {items.map(({ number, words, figure }) => (
          <li className="step" key={number}>
            <div className="step__figure" aria-hidden="true">
              {figure}
            </div>
            <div className="step__sun">
              <SunStep step={number} />
            </div>
            <h3>{words.heading}</h3>
            <p>{words.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const heights = [33, 29, 14] as const;

/** Progress as the sun at one of three heights above the waterline. */
function SunStep({ step }: { step: 1 | 2 | 3 }) {
  const id = useId();
  return (
    <svg width="48" height="30" viewBox="0 0 48 30" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={id}>
          <rect width="48" height="28.8" />
        </clipPath>
      </defs>
      <circle cx="24" cy={heights[step - 1]} r="12" fill="var(--sun)" clipPath={`url(#${id})`} />
      <rect y="27.5" width="48" height="2.5" fill="var(--accent)" />
    </svg>
  );
}

/** The patient of the pictures, and the recipients. */
const person = { firstName: "Nomvula", surname: "Dlamini", cellphone: "082 000 01" };
const address = "14 Acacia Road";
const doctor = { initials: "TN", name: "Dr T. Naidoo" };
const practice = { initials: "HF", name: "Hillside Family" };

/** Picture of filling in: three fields of the app, the last one being typed. */
function DetailsFigure() {
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
function ChooseFigure() {
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
function UpdateFigure() {
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

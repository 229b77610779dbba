import { patientPhoneWords } from "@frontdoor/words/patient-phone.ts";
import { Initials } from "./initials.tsx";
import { MockRows, Phone } from "./phone.tsx";

const words = patientPhoneWords;

const details = [
  { name: words.details.name, value: "Nomvula Dlamini" },
  { name: words.details.idNumber, value: "•••• •••• •4 081" },
  { name: words.details.cell, value: "082 000 0142" },
  { name: words.details.address, value: "14 Acacia Road" },
];

const readers = [
  { initials: "TN", name: "Dr T. Naidoo", field: words.fields.orthopaedics, shared: true },
  {
    initials: "HF",
    name: "Hillside Family Practice",
    field: words.fields.generalPractice,
    shared: true,
  },
  { initials: "LB", name: "L. Botha", field: words.fields.physiotherapy, shared: false },
];

/** The patient app: details, and who may see them. */
export function PatientPhone() {
  return (
    <Phone kind="android" clock="07:42" label={words.drawing}>
      <div className="mock-app__head">
        <div>
          <div className="mock-app__title">{words.heading}</div>
          <div className="mock-app__subtitle">{words.changed}</div>
        </div>
        <Initials text="ND" />
      </div>
      <div className="mock-card">
        <MockRows rows={details} />
      </div>
      <div className="mock-card">
        <div className="mock-card__title">{words.readers}</div>
        {readers.map((reader) => (
          <div className="mock-share" key={reader.name}>
            <Initials text={reader.initials} small />
            <span>
              <b>{reader.name}</b>
              <small>{reader.field}</small>
            </span>
            <span className={reader.shared ? "mock-switch is-on" : "mock-switch"} />
          </div>
        ))}
      </div>
      <div className="mock-button">{words.share}</div>
      <div className="mock-card mock-card--bare">
        <MockRows rows={words.history} />
      </div>
    </Phone>
  );
}

import { Initials } from "./initials.tsx";
import { Phone, PhoneFacts } from "./phone.tsx";

const details = [
  ["Name", "Nomvula Dlamini"],
  ["ID number", "•••• •••• •4 081"],
  ["Cell", "082 000 0142"],
  ["Address", "14 Acacia Road"],
] as const;

const readers = [
  { initials: "TN", name: "Dr T. Naidoo", field: "Orthopaedic surgery", shared: true },
  { initials: "HF", name: "Hillside Family Practice", field: "General practice", shared: true },
  { initials: "LB", name: "L. Botha", field: "Physiotherapy", shared: false },
];

/** The patient app: details, and who may see them. */
export function PatientPhone() {
  return (
    <Phone
      kind="android"
      clock="07:42"
      label="The patient app: Nomvula Dlamini’s details, shared with two of three practices."
    >
      <div className="mock-app__head">
        <div>
          <div className="mock-app__title">My details</div>
          <div className="mock-app__subtitle">Last changed 3 November</div>
        </div>
        <Initials text="ND" />
      </div>
      <PhoneFacts facts={details} />
      <div className="mock-card">
        <div className="mock-card__title">Who can see this</div>
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
      <div className="mock-button">Share with a practice</div>
      <div className="mock-card mock-card--bare">
        <div className="mock-row">
          <span>New address sent</span>
          <b>3 Nov</b>
        </div>
        <div className="mock-row">
          <span>New number sent</span>
          <b>18 Aug</b>
        </div>
        <div className="mock-row">
          <span>Sharing with L. Botha stopped</span>
          <b>2 May</b>
        </div>
      </div>
    </Phone>
  );
}

import { logbookPhoneWords } from "@frontdoor/words/logbook-phones.ts";
import { Pictogram } from "../icons/pictogram.tsx";
import { CasePhoto } from "./case-photos.tsx";
import { MockRows, Phone } from "./phone.tsx";

const { procedures, statuses, newCase: words } = logbookPhoneWords;

const facts = [words.supervision, words.theatreTime, words.patient, words.patientName];

/** The logbook on a phone: a new case, offline. */
export function LogPhone({ kind }: { kind: "android" | "iphone" }) {
  return (
    <Phone kind={kind} clock="13:04" label={words.drawing}>
      <div className="mock-app__head">
        <div>
          <div className="mock-app__title">{words.heading}</div>
          <div className="mock-app__subtitle">{words.place}</div>
        </div>
        <span className="pill pill--warning">
          <Pictogram name="offline" size={15} />
          {statuses.offline}
        </span>
      </div>
      <div className="mock-card mock-fields">
        <div>
          <small>{words.procedure}</small>
          <div className="mock-card__title">{procedures.appendicectomy}</div>
        </div>
        <div className="segments segments--narrow">
          <span>{words.roles.observed}</span>
          <span>{words.roles.assisted}</span>
          <span className="is-on">{words.roles.surgeon}</span>
        </div>
      </div>
      <div className="mock-card">
        <MockRows rows={facts} />
      </div>
      <div className="mock-card">
        <div className="mock-card__title">{words.photos}</div>
        <div className="photos">
          <CasePhoto name="specimen" />
          <CasePhoto name="wound" />
          <i className="photo photo--add">
            <Pictogram name="plus" size={20} />
          </i>
        </div>
      </div>
      <div className="mock-button">{words.save}</div>
      <small className="mock-app__foot">{words.upload}</small>
      <div className="mock-card">
        <div className="mock-share">
          <span>
            <b>{procedures.hernia}</b>
            <small>{words.before}</small>
          </span>
          <span className="pill pill--ok">{statuses.signed}</span>
        </div>
      </div>
    </Phone>
  );
}

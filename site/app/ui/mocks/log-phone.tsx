import { Icon } from "../icons/icon.tsx";
import { CasePhoto } from "./case-photos.tsx";
import { Phone, PhoneFacts } from "./phone.tsx";

const facts = [
  ["Supervision", "Scrubbed"],
  ["Theatre time", "54 min"],
  ["Age, sex", "23, F"],
  ["Patient name", "Not recorded"],
] as const;

/** The logbook on a phone: a new case, without signal. */
export function LogPhone({ kind }: { kind: "android" | "iphone" }) {
  return (
    <Phone kind={kind} clock="13:04" label="The logbook on a phone: a new case, saved offline.">
      <div className="mock-app__head">
        <div>
          <div className="mock-app__title">New case</div>
          <div className="mock-app__subtitle">Wed 18 November, Theatre 4</div>
        </div>
        <span className="pill pill--warning">
          <Icon name="offline" size={15} />
          Offline
        </span>
      </div>
      <div className="mock-card mock-fields">
        <div>
          <small>Procedure</small>
          <div className="mock-card__title">Appendicectomy, open</div>
        </div>
        <div className="segments segments--narrow">
          <span>Observed</span>
          <span>Assisted</span>
          <span className="is-on">Surgeon</span>
        </div>
      </div>
      <PhoneFacts facts={facts} />
      <div className="mock-card">
        <div className="mock-card__title">Photos</div>
        <div className="photos">
          <CasePhoto name="specimen" />
          <CasePhoto name="wound" />
          <i className="photo photo--add">
            <Icon name="plus" size={20} />
          </i>
        </div>
      </div>
      <div className="mock-button">Save case 214</div>
      <small className="mock-app__foot">Uploads when you are back online</small>
      <div className="mock-card">
        <div className="mock-share">
          <span>
            <b>Inguinal hernia repair</b>
            <small>Case 213, assisted</small>
          </span>
          <span className="pill pill--ok">Signed</span>
        </div>
      </div>
    </Phone>
  );
}

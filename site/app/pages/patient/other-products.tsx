import { patientWords } from "@frontdoor/words/patient.ts";
import { theatreListWords } from "@frontdoor/words/theatre-list.ts";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LogEntry } from "../../ui/product-illustrations/log-entry.tsx";
import { Scene } from "../../ui/scene/scene.tsx";
import { Section } from "../../ui/section.tsx";

const { others } = patientWords;
const { procedures, statuses } = theatreListWords;

/** Two panels that link to the other products, whose pages switch the context (S2.044, S2.045, Q029). */
export function OtherProducts() {
  return (
    <Section heading={others.heading}>
      <div className="switch">
        <article className="switch-panel" data-context="practice">
          <Scene orb={{ x: 1120, y: 120, r: 88 }} align="right" />
          <h3>{others.practice.heading}</h3>
          <p>{others.practice.text}</p>
          <ButtonLink to={journeys.patient.otherProduct.practice}>
            {others.practice.button}
          </ButtonLink>
          <div className="switch-panel__mock">
            <TheatreList />
          </div>
        </article>
        <article className="switch-panel" data-context="academic">
          <Scene orb={{ x: 1160, y: 262, r: 110 }} align="right" />
          <h3>{others.academic.heading}</h3>
          <p>{others.academic.text}</p>
          <ButtonLink to={journeys.patient.otherProduct.academic}>
            {others.academic.button}
          </ButtonLink>
          <div className="switch-panel__mock">
            <LogEntry />
          </div>
        </article>
      </div>
    </Section>
  );
}

const cases = [
  ["07:30", "N. Dlamini", procedures.kneeReplacement, "ok", statuses.consentSigned],
  ["10:00", "S. Mokoena", procedures.radius, "ok", statuses.preAdmitted],
  ["11:30", "A. van Wyk", procedures.arthroscopy, "warning", statuses.formSent],
  ["13:15", "J. Adams", procedures.carpalTunnel, "ok", statuses.preAdmitted],
] as const;

/** A morning in theatre, as a card. Decoration: hidden from assistive technology. */
function TheatreList() {
  return (
    <div className="mock mock-list" aria-hidden="true">
      <div className="mock-list__head">
        <b>{theatreListWords.heading}</b>
        <span className="pill">{theatreListWords.place}</span>
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

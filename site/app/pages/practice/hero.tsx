import { brand } from "@frontdoor/brand/brand.ts";
import { practiceWords } from "@frontdoor/words/practice.ts";
import { practicePictureWords } from "@frontdoor/words/practice-pictures.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { journeys } from "../../journeys.ts";
import { VideoButton } from "../../parts/video/video-button.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { ProductHero } from "../../ui/product-hero.tsx";
import { Meter } from "../../ui/product-illustrations/meter.tsx";
import { StatusTable } from "../../ui/product-illustrations/status-table.tsx";
import { Window, type WindowEntry, WindowHead } from "../../ui/product-illustrations/window.tsx";

const { hero } = practiceWords;
const { theatre } = practicePictureWords;
const { procedures, statuses, columns, preAdmissions, questionnaires } = theatre;
const { apps, video } = brand.products.practice;

/** The top of the practice page, in full morning: a theatre list, and a patient who has just changed a number. */
export function Hero() {
  return (
    <ProductHero
      product="practice"
      orb={{ x: 734, y: -158, r: 86 }}
      seed={17}
      heading={hero.heading}
      lead={hero.lead}
      actions={
        <>
          <ButtonLink to={journeys.practice.signUp} size="large">
            {hero.signUp}
          </ButtonLink>{" "}
          <ButtonLink to={journeys.practice.pricePlans} look="secondary" size="large">
            {hero.plans}
          </ButtonLink>
        </>
      }
      apps={apps}
      more={<VideoButton label={hero.video.label} src={video} />}
      screen={<TheatreWindow />}
      slip={{ kind: "change", icon: "live", text: hero.change }}
    />
  );
}

const entries: readonly WindowEntry[] = [
  { icon: "people", label: theatre.entries.patients },
  { icon: "theatre", label: theatre.entries.theatre },
  { icon: "queue", label: theatre.entries.waitingList },
  { icon: "note", label: theatre.entries.notes },
  { icon: "message", label: theatre.entries.messages, count: 3 },
  { icon: "documents", label: theatre.entries.documents },
  { icon: "billing", label: theatre.entries.billing },
  { icon: "report", label: theatre.entries.reports },
];

const rows = [
  ["07:30", "N. Dlamini", procedures.kneeReplacement, statuses.consented, "ok"],
  ["10:00", "S. Mokoena", procedures.radiusFixation, statuses.preAdmitted, "ok"],
  ["11:30", "A. van Wyk", procedures.kneeArthroscopy, statuses.formSent, "warning"],
  ["13:15", "J. Adams", procedures.carpalTunnel, statuses.preAdmitted, "ok"],
  ["14:30", "P. Govender", procedures.plateRemoval, statuses.waiting],
  ["15:15", "L. Fourie", procedures.triggerFinger, statuses.consented, "ok"],
  ["16:00", "T. Khumalo", procedures.shoulderArthroscopy, statuses.formSent, "warning"],
] as const;
const admissions = { complete: 5, all: rows.length };

/** The practice product on a desktop: Tuesday’s theatre list. */
function TheatreWindow() {
  return (
    <Window
      label={theatre.label}
      title={brand.products.practice.fullName}
      name="Naidoo Ortho"
      entries={entries}
      current={1}
    >
      <WindowHead title={theatre.heading} text={theatre.day} button={theatre.addCase} />
      <StatusTable
        columns={[columns.time, columns.patient, columns.procedure, columns.status]}
        rows={rows}
      />
      <div className="window__cards">
        <div className="mock-card">
          <div className="mock-card__title">{preAdmissions.heading}</div>
          <small>{preAdmissions.text}</small>
          <Meter on={admissions.complete} of={admissions.all} />
          <small>{fill(preAdmissions.progress, admissions)}</small>
        </div>
        <div className="mock-card">
          <div className="mock-card__title">{questionnaires.heading}</div>
          <small>{questionnaires.text}</small>
          <div className="feed">
            {questionnaires.sent.map((text) => (
              <div key={text}>
                <Pictogram name="check" size={16} />
                <span>{text}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Window>
  );
}

import { brand } from "@frontdoor/brand/brand.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Meter } from "../../ui/mocks/meter.tsx";
import { type StatusRow, StatusTable } from "../../ui/mocks/status-table.tsx";
import { Window, type WindowEntry, WindowHead } from "../../ui/mocks/window.tsx";

const entries: readonly WindowEntry[] = [
  { icon: "people", label: "Patients" },
  { icon: "theatre", label: "Theatre" },
  { icon: "queue", label: "Waiting list" },
  { icon: "note", label: "Notes" },
  { icon: "message", label: "Messages", count: 3 },
  { icon: "documents", label: "Documents" },
  { icon: "billing", label: "Billing" },
  { icon: "report", label: "Reports" },
];

const rows: readonly StatusRow[] = [
  row("07:30", "N. Dlamini", "Total knee replacement, left", "Consent signed", "ok"),
  row("10:00", "S. Mokoena", "Distal radius fixation", "Pre-admitted", "ok"),
  row("11:30", "A. van Wyk", "Knee arthroscopy", "Form sent", "warning"),
  row("13:15", "J. Adams", "Carpal tunnel release", "Pre-admitted", "ok"),
  row("14:30", "P. Govender", "Removal of plate, ankle", "On waiting list"),
  row("15:15", "L. Fourie", "Trigger finger release", "Consent signed", "ok"),
  row("16:00", "T. Khumalo", "Shoulder arthroscopy", "Form sent", "warning"),
];
const admissions = { complete: 5, all: rows.length };

/** The practice product on a desktop: Tuesday's theatre list. */
export function TheatreWindow() {
  return (
    <Window
      label={`${brand.products.practice.fullName} on a desktop: Tuesday’s theatre list with seven patients.`}
      title={brand.products.practice.fullName}
      name="Naidoo Ortho"
      entries={entries}
      current={1}
    >
      <WindowHead title="Theatre list" text="Tuesday 24 November, Theatre 2" button="Add a case" />
      <StatusTable columns={["Time", "Patient", "Procedure", "Status"]} rows={rows} />
      <div className="window__cards">
        <div className="mock-card">
          <div className="mock-card__title">Pre-admissions</div>
          <small>For this list</small>
          <Meter on={admissions.complete} of={admissions.all} />
          <small>
            {admissions.complete} of {admissions.all} complete
          </small>
        </div>
        <div className="mock-card">
          <div className="mock-card__title">Questionnaires</div>
          <small>Sent before the visit</small>
          <div className="feed">
            {["Anaesthetic history, S. Mokoena", "Knee score, A. van Wyk"].map((text) => (
              <div key={text}>
                <Icon name="check" size={16} />
                <span>{text}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Window>
  );
}

function row(
  first: string,
  second: string,
  third: string,
  status: string,
  mood?: "ok" | "warning",
): StatusRow {
  return { first, second, third, status, ...(mood ? { mood } : {}) };
}

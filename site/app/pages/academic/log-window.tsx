import { brand } from "@frontdoor/brand/brand.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Meter } from "../../ui/mocks/meter.tsx";
import { type StatusRow, StatusTable } from "../../ui/mocks/status-table.tsx";
import { Window, type WindowEntry, WindowHead } from "../../ui/mocks/window.tsx";

const entries: readonly WindowEntry[] = [
  { icon: "note", label: "Cases" },
  { icon: "signOff", label: "Rotations" },
  { icon: "report", label: "Reports" },
  { icon: "documents", label: "Portfolio" },
];

const rows: readonly StatusRow[] = [
  { first: "214", second: "Appendicectomy, open", third: "Surgeon", status: "Offline" },
  {
    first: "213",
    second: "Inguinal hernia repair",
    third: "Assisted",
    mood: "ok",
    status: "Signed",
  },
  {
    first: "212",
    second: "Laparotomy, trauma",
    third: "Assisted",
    mood: "warning",
    status: "Waiting",
  },
  { first: "211", second: "Chest drain insertion", third: "Surgeon", mood: "ok", status: "Signed" },
  { first: "210", second: "Below-knee amputation", third: "Surgeon", mood: "ok", status: "Signed" },
];

/** The logbook on a desktop. */
export function LogWindow() {
  return (
    <Window
      label="The logbook on a desktop: a table of cases."
      title={brand.products.academic.fullName}
      name="Logbook"
      entries={entries}
      current={0}
    >
      <WindowHead title="Cases" text="214 logged, 3 waiting for sign-off" button="Export" />
      <StatusTable columns={["Case", "Procedure", "Role", "Status"]} rows={rows} />
      <div className="window__cards">
        <div className="mock-card">
          <div className="mock-card__title">Trauma, 3 months</div>
          <small>Cases of this rotation</small>
          <Meter on={6} of={8} />
          <small>30 of 40 logged</small>
        </div>
        <div className="mock-card">
          <div className="mock-card__title">Sign-off</div>
          <small>Waiting for your supervisor</small>
          <div className="feed">
            <div>
              <Icon name="signOff" size={18} />
              <span>Laparotomy, trauma</span>
            </div>
          </div>
        </div>
      </div>
    </Window>
  );
}

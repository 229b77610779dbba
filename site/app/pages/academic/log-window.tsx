import { brand } from "@frontdoor/brand/brand.ts";
import { deviceWords } from "@frontdoor/words/devices.ts";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { Meter } from "../../ui/product-illustrations/meter.tsx";
import { StatusTable } from "../../ui/product-illustrations/status-table.tsx";
import { Window, type WindowEntry, WindowHead } from "../../ui/product-illustrations/window.tsx";

const { desktop } = deviceWords;
const { procedures, roles, statuses, columns, rotation, signOff } = desktop;

const entries: readonly WindowEntry[] = [
  { icon: "note", label: desktop.entries.cases },
  { icon: "signOff", label: desktop.entries.rotations },
  { icon: "report", label: desktop.entries.reports },
  { icon: "documents", label: desktop.entries.portfolio },
];

const rows = [
  ["214", procedures.appendicectomy, roles.surgeon, statuses.offline],
  ["213", procedures.hernia, roles.assisted, statuses.signed, "ok"],
  ["212", procedures.laparotomy, roles.assisted, statuses.waiting, "warning"],
  ["211", procedures.chestDrain, roles.surgeon, statuses.signed, "ok"],
  ["210", procedures.amputation, roles.surgeon, statuses.signed, "ok"],
] as const;

export function LogWindow() {
  return (
    <Window
      label={desktop.label}
      title={brand.products.academic.fullName}
      name={desktop.name}
      entries={entries}
      current={0}
    >
      <WindowHead title={desktop.heading} text={desktop.count} button={desktop.export} />
      <StatusTable
        columns={[columns.number, columns.procedure, columns.role, columns.status]}
        rows={rows}
      />
      <div className="window__cards">
        <div className="mock-card">
          <div className="mock-card__title">{rotation.heading}</div>
          <small>{rotation.text}</small>
          <Meter on={6} of={8} />
          <small>{rotation.progress}</small>
        </div>
        <div className="mock-card">
          <div className="mock-card__title">{signOff.heading}</div>
          <small>{signOff.text}</small>
          <div className="feed">
            <div>
              <Pictogram name="signOff" size={18} />
              <span>{procedures.laparotomy}</span>
            </div>
          </div>
        </div>
      </div>
    </Window>
  );
}

import type { ReactNode } from "react";

interface PhoneProps {
  kind: "android" | "iphone";
  label: string;
  clock: string;
  children: ReactNode;
}

/** A phone with an app: one image for assistive technology, described by `label`. */
export function Phone({ kind, label, clock, children }: PhoneProps) {
  return (
    <div className={`mock phone phone--${kind}`} role="img" aria-label={label}>
      <div className="phone__screen" aria-hidden="true">
        <div className="phone__bar">
          <span>{clock}</span>
          <i />
        </div>
        <div className="mock-app">{children}</div>
      </div>
    </div>
  );
}

interface MockFact {
  name: string;
  value: string;
}

export function MockRows({ rows }: { rows: readonly MockFact[] }) {
  return rows.map(({ name, value }) => (
    <div className="mock-row" key={name}>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  ));
}

import type { ReactNode } from "react";

/** A phone with an app: one image for assistive technology, described by `label`. */
export function Phone({
  kind,
  label,
  clock,
  children,
}: {
  kind: "android" | "iphone";
  label: string;
  clock: string;
  children: ReactNode;
}) {
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

interface PhoneFact {
  name: string;
  value: string;
}

/** Rows of a name and a value on a card of the app. */
export function PhoneFacts({ facts }: { facts: readonly PhoneFact[] }) {
  return (
    <div className="mock-card">
      {facts.map(({ name, value }) => (
        <div className="mock-row" key={name}>
          <span>{name}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  );
}

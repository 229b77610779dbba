import type { ReactNode } from "react";
import { Pictogram, type PictogramName } from "../icons/pictogram.tsx";
import { Mark } from "../mark.tsx";

export interface WindowEntry {
  icon: PictogramName;
  label: string;
  count?: number;
}

interface WindowProps {
  label: string;
  title: string;
  name: string;
  entries: readonly WindowEntry[];
  /** Position of the open entry. */
  current: number;
  children: ReactNode;
}

/** A product in a desktop window: one image for assistive technology, described by `label`. */
export function Window({ label, title, name, entries, current, children }: WindowProps) {
  return (
    <div className="mock window" role="img" aria-label={label}>
      <div aria-hidden="true">
        <div className="window__bar">
          <i />
          <i />
          <i />
          <span>{title}</span>
        </div>
        <div className="window__body">
          <div className="window__side">
            <div className="window__name">
              <Mark size={22} />
              {name}
            </div>
            {entries.map((entry, position) => (
              <span key={entry.label} className={position === current ? "is-on" : undefined}>
                <Pictogram name={entry.icon} size={18} />
                {entry.label}
                {entry.count && <b className="window__count">{entry.count}</b>}
              </span>
            ))}
          </div>
          <div className="window__main">{children}</div>
        </div>
      </div>
    </div>
  );
}

interface WindowHeadProps {
  title: string;
  text: string;
  button: string;
}

/** The header of a window's content: title, a line below it, and its button. */
export function WindowHead({ title, text, button }: WindowHeadProps) {
  return (
    <div className="window__head">
      <div>
        <b>{title}</b>
        <span className="muted">{text}</span>
      </div>
      <span className="mock-button mock-button--small">{button}</span>
    </div>
  );
}

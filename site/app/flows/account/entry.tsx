import type { ReactNode } from "react";
import { Pictogram, type PictogramName } from "../../ui/icons/pictogram.tsx";

interface EntryProps {
  name?: string;
  value: ReactNode;
  /** After the value: a `StatePill`. */
  state?: ReactNode;
  more?: ReactNode;
  icon?: PictogramName;
  /** The buttons at its right. */
  actions?: ReactNode;
  /** An open form, below it. */
  children?: ReactNode;
}

/** A row of a part: name, value, one line of help, and its buttons. */
export function Entry({ name, value, state, more, icon, actions, children }: EntryProps) {
  return (
    <div className={icon ? "entry entry--icon" : "entry"}>
      {icon && (
        <span className="entry__icon">
          <Pictogram name={icon} />
        </span>
      )}
      <div className="entry__what">
        {name && <p className="entry__name">{name}</p>}
        <p className="entry__value">
          <span>{value}</span>
          {state}
        </p>
        {more && <p className="entry__more">{more}</p>}
      </div>
      {actions && <div className="entry__do">{actions}</div>}
      {children}
    </div>
  );
}

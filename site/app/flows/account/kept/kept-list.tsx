import { Fragment, type ReactNode } from "react";

interface KeptListProps {
  rows: readonly (readonly [string, ReactNode])[];
  /** The language of the names, where it is not the page's. */
  namesLanguage?: string;
}

/** Names and values; unknown values are left out. */
export function KeptList({ rows, namesLanguage }: KeptListProps) {
  return (
    <dl className="kept">
      {rows.map(
        ([name, value]) =>
          value && (
            <Fragment key={name}>
              <dt lang={namesLanguage}>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

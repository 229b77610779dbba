import { Fragment, type ReactNode } from "react";

interface KeptListProps {
  rows: readonly (readonly [string, ReactNode])[];
  /** Where the names are in another language than the page. */
  namesLanguage?: string;
}

/** Names and values; what is not known is left out. */
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

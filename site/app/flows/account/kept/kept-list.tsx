import { Fragment, type ReactNode } from "react";

/** Names and values; what is not known is left out. */
export function KeptList({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="kept">
      {rows.map(
        ([name, value]) =>
          value && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

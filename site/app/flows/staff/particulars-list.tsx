interface ParticularsListProps {
  /** Label and value of each row. A row with null is left out. */
  rows: readonly (readonly [name: string, value: string | null])[];
  label?: string;
}

/** The details of a person, a message, a member of staff or what waits for agreement, as a list. */
export function ParticularsList({ rows, label }: ParticularsListProps) {
  return (
    <dl className="particulars" aria-label={label}>
      {rows.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

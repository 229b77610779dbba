interface ParticularsListProps {
  /** Label and value of each row. A row with null is left out. */
  rows: readonly (readonly [name: string, value: string | null])[];
}

/** The details of a person, a message or a member of staff, as a list. */
export function ParticularsList({ rows }: ParticularsListProps) {
  return (
    <dl className="particulars">
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

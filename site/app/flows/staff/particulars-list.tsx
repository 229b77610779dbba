interface ParticularsListProps {
  /** What each is called, and what it is; null for what there is not. */
  rows: readonly (readonly [name: string, value: string | null])[];
}

/** What is known of a person, a message or a member of staff, one below the other. */
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

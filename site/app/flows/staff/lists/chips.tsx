interface ChipsProps<Name extends string> {
  label: string;
  /** The choices, each with its label. */
  choices: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** A filter of a list: one of a few choices. */
export function Chips<Name extends string>(props: ChipsProps<Name>) {
  const { label, choices, chosen, onChoose } = props;
  return (
    <fieldset className="filters">
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(choices) as [Name, string][]).map(([name, words]) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}

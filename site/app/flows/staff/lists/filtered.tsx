import { Fragment, type ReactNode } from "react";
import { Chips } from "./chips.tsx";
import { useFilter } from "./use-address-text.ts";

interface FilteredProps<Name extends string> {
  /** The parameter of the address that keeps the choice. */
  parameter?: string;
  words: { filter: string; filters: Readonly<Record<Name, string>> };
  initial: NoInfer<Name>;
  /** The list of a choice. Another choice starts a new list. */
  children: (chosen: Name) => ReactNode;
}

/** A list below the choices that filter it. */
export function Filtered<Name extends string>(props: FilteredProps<Name>) {
  const { parameter = "state", words, initial, children } = props;
  const names = Object.keys(words.filters) as Name[];
  const [chosen, setChosen] = useFilter(parameter, names, initial);
  return (
    <>
      <Chips label={words.filter} choices={words.filters} chosen={chosen} onChoose={setChosen} />
      <Fragment key={chosen}>{children(chosen)}</Fragment>
    </>
  );
}

import { useState } from "react";
import { replaceAddress } from "../../../client/location.ts";

/** A filter that stands in the address, so that the way back and a reload find it. */
export function useFilter<Name extends string>(
  parameter: string,
  names: readonly Name[],
  initial: Name,
): [Name, (name: Name) => void] {
  const [chosen, setChosen] = useState(() => {
    const asked = new URLSearchParams(window.location.search).get(parameter);
    return names.find((name) => name === asked) ?? initial;
  });
  const choose = (name: Name) => {
    setChosen(name);
    const { pathname, search } = window.location;
    const query = new URLSearchParams(search);
    query.set(parameter, name);
    replaceAddress(`${pathname}?${query}`);
  };
  return [chosen, choose];
}

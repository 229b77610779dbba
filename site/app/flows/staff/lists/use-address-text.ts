import { useState } from "react";
import { replaceAddress } from "../../../client/location.ts";

/** A text kept in the address, so that a link shows the same. An empty text removes the parameter. */
export function useAddressText(parameter: string): [string, (text: string) => void] {
  const [text, setText] = useState(
    () => new URLSearchParams(window.location.search).get(parameter) ?? "",
  );
  const change = (to: string) => {
    setText(to);
    const { pathname, search } = window.location;
    const query = new URLSearchParams(search);
    if (to === "") query.delete(parameter);
    else query.set(parameter, to);
    const rest = query.size === 0 ? "" : `?${query}`;
    replaceAddress(pathname + rest);
  };
  return [text, change];
}

/** A filter kept in the address, so that Back and a reload keep it. An unknown value counts as the initial one. */
export function useFilter<Name extends string>(
  parameter: string,
  names: readonly Name[],
  initial: Name,
): [Name, (name: Name) => void] {
  const [text, setText] = useAddressText(parameter);
  return [names.find((name) => name === text) ?? initial, setText];
}

import { useAddressText } from "./use-address-text.ts";

/** A filter kept in the address, so that Back and a reload keep it. An unknown value counts as the initial one. */
export function useFilter<Name extends string>(
  parameter: string,
  names: readonly Name[],
  initial: Name,
): [Name, (name: Name) => void] {
  const [text, setText] = useAddressText(parameter);
  return [names.find((name) => name === text) ?? initial, setText];
}

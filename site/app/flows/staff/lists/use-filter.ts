import { useAddressText } from "./use-address-text.ts";

/** A filter that stands in the address, so that the way back and a reload find it; an unknown one is the initial one. */
export function useFilter<Name extends string>(
  parameter: string,
  names: readonly Name[],
  initial: Name,
): [Name, (name: Name) => void] {
  const [text, setText] = useAddressText(parameter);
  return [names.find((name) => name === text) ?? initial, setText];
}

/** A text, or texts under names or in a list, as catalogues hold them. */
export type Words = string | readonly Words[] | { readonly [name: string]: Words };

/** One text of a catalogue. */
export interface NamedText {
  /** Its names from the outside in, such as `labels.username`. */
  name: string;
  text: string;
}

/** Every text of a catalogue, in its order. */
export function textsOf(words: Words, name = ""): NamedText[] {
  if (typeof words === "string") return [{ name, text: words }];
  return Object.entries(words).flatMap(([own, inner]) =>
    textsOf(inner, name === "" ? own : `${name}.${own}`),
  );
}

/** The names that stand in braces in a text: in `"Hello {name}"` it is `"name"`. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Holding<Name extends string> = `${string}{${Name}}${string}`;

/** A text that has each of these placeholders. */
type Text<Names extends string> = [Names] extends [never]
  ? string
  : (Names extends string ? (text: Holding<Names>) => void : never) extends (
        text: infer Every,
      ) => void
    ? Every
    : never;

/**
 * A catalogue in another language: a text for every text of the English one, under its name and with its
 * placeholders. One that is missing, or that the English one does not have, fails to compile.
 */
export type Translation<English> = English extends string
  ? Text<Placeholder<English>>
  : { readonly [Name in keyof English]: Translation<English[Name]> };

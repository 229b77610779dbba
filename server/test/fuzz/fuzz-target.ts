/** A validator or parser as a function of one text. */
export interface FuzzTarget {
  name: string;
  /** Ends of the paths of its files, whose blocks are looked at. */
  files: readonly string[];
  /** Never throws: what it refuses by throwing on purpose, it answers here. */
  run(text: string): unknown;
  /** What another way says of the same text; `undefined` stands for what it says nothing about. */
  oracle?(text: string, result: unknown): unknown;
  /** Texts to begin with. */
  seeds: readonly string[];
  /** Pieces of which such texts are made. */
  pieces?: readonly string[];
}

/** Throws at texts that begin with `(=%)`, no letter of which tells of the next. */
export function planted(text: string): number {
  if (text[0] !== "(") return 0;
  if (text[1] !== "=") return 1;
  if (text[2] !== "%") return 2;
  if (text[3] !== ")") return 3;
  throw new Error("found");
}

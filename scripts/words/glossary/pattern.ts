/**
 * Where a form of the glossary stands in a text, as words of its own, whatever the case. `*` stands for any letters
 * of a word, or none; where it stands alone, for a word.
 */
export function patternOf(form: string): RegExp {
  const known = patterns.get(form);
  if (known !== undefined) return known;
  const pattern = compiled(form);
  patterns.set(form, pattern);
  return pattern;
}

/** To make one takes longer than to search with it, and each is searched for in every text. */
const patterns = new Map<string, RegExp>();

function compiled(form: string): RegExp {
  const words = form.split(" ").map((word) => {
    if (word === "*") return "\\p{L}+";
    return word.split("*").map(RegExp.escape).join("\\p{L}*");
  });
  return new RegExp(`(?<![\\p{L}\\p{M}])${words.join("\\s+")}(?![\\p{L}\\p{M}])`, "iu");
}

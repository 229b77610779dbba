/** The vowels, and the accented letters of Latin-1 in their place, which the site's fonts have. */
const [vowels, accented] = ["aeiouyAEIOUY", "âéïöüÿÂÉÏÖÜÝ"];

/** Text that is the same in every language: placeholders, escapes, addresses and prices. */
const kept =
  /(\$\{[^}]*\}|\{\w+\}|\\u[\da-fA-F]{4}|\\.|https?:\/\/[^\s`"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\bR\d[\d.,]*\b)/;

/** How much longer than the English another language may be. */
const growth = 0.4;

/**
 * An English text as a language that nobody speaks would say it: every vowel accented and doubled, in brackets,
 * and at least 40 % longer. `Log in to {product}` becomes `[Löög ïïn töö {product}]`. One that says nothing but a
 * value or a price stays as it is.
 */
export function pseudoText(text: string): string {
  const parts = text.split(kept);
  const said = parts.filter((_, at) => at % 2 === 0).join("");
  if (!/\p{L}/u.test(said)) return text;
  const longer = parts.map((part, at) => (at % 2 === 0 ? stretched(part) : part)).join("");
  const added = longer.length + "[]".length - text.length;
  const missing = "ö".repeat(Math.max(0, Math.ceil(said.length * growth) - added));
  return `[${longer.replace(/[.?!…]*$/, (end) => missing + end)}]`;
}

function stretched(text: string): string {
  return text.replace(/[aeiouy]/gi, (vowel) =>
    (accented[vowels.indexOf(vowel)] ?? vowel).repeat(2),
  );
}

const imported = /^import\s[^;]*;/m;
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
/** Includes the colon after it where it is a property name instead of a text. */
const literal =
  /(?:(["'])((?:\\.|(?!\1)[^\\\n])*)\1|(`)((?:\$\{[^}]*\}|\\[\s\S]|[^`\\])*)`)(\s*:)?/;
const looked = new RegExp([imported, comment, literal].map(({ source }) => source).join("|"), "gm");

/** The source of a catalogue with every text in the pseudo-language; names and comments stay. */
export function pseudoSource(source: string): string {
  return source.replace(looked, (whole, quote, text, tick, template, colon) => {
    const mark = quote ?? tick;
    const isText = mark !== undefined && colon === undefined;
    return isText ? mark + pseudoText(text ?? template) + mark : whole;
  });
}

/** Whether a file has English texts; the files about the language itself are left alone. */
export function isCatalogue(file: string): boolean {
  return /\/words\/en\/(?!(?:language|server)\.ts)[\w-]+\.ts$/.test(file);
}

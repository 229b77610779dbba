import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { takeSlashOut } from "./zero/plain-zero.ts";

const require = createRequire(import.meta.url);

/**
 * The characters of our own texts. Every page loads both fonts and its style sheet at once, so each must fit into a
 * third of a slow line's first round trip (docs/decisions/0018).
 */
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0"];
const headingCharacters = [...letters, ..."!%&'(),-./:?–—’“”…"];
const textCharacters = [...letters, ..."!%&'()*+,-./:;?@©·–—’“”•…"];

/** Letters of Afrikaans, loaded only where one is shown, so that English pages load no more. */
const markedCharacters = [..."áâäéèêëíïîóôöúûüÁÉÈÊËÎÏÔÛ"];

/** Other characters in names and typed text, loaded only where one is shown (`fonts.css`). */
const otherCharacters = [...range(0x20, 0x7e), ...range(0xa1, 0xff), ..."©·×ıŒœŠšŽžŸ‘•‚„†‹›€™−→←↗"];

const faces = [
  {
    source:
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    target: "bricolage-grotesque",
    characters: headingCharacters,
    // One weight, between those of hero and headings, halves the file.
    variationAxes: { opsz: 48, wght: 580 },
    dropTables: [],
    slashedZero: null,
  },
  {
    source:
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    target: "atkinson-hyperlegible-next",
    characters: textCharacters,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    // Gives bold the same kerning as regular.
    dropTables: ["GDEF", "HVAR", "STAT"],
    // The font's only zero; `identifiers.css` says where the slashed one is still shown.
    slashedZero: "atkinson-hyperlegible-next-slashed-zero",
  },
];

for (const { source, target, characters, variationAxes, dropTables, slashedZero } of faces) {
  const original = await readFile(require.resolve(source));
  const others = otherCharacters.filter(
    (character) => !characters.includes(character) && !markedCharacters.includes(character),
  );
  const font = slashedZero ? await withPlainZero(original) : original;
  const files: [string, Uint8Array, string[]][] = [
    [target, font, characters],
    [`${target}-other`, font, others],
    [`${target}-marked`, font, markedCharacters],
  ];
  if (slashedZero) files.push([slashedZero, original, ["0"]]);
  for (const [name, from, characterSet] of files) {
    const subset = await subsetFont(from, characterSet.join(""), {
      targetFormat: "woff2",
      variationAxes,
      keepFeatures: ["kern", "tnum"],
      noHinting: true,
      dropTables,
    });
    await writeFile(new URL(`../app/fonts/${name}.woff2`, import.meta.url), subset);
    process.stdout.write(`${name}: ${original.length} to ${subset.length} bytes\n`);
  }
}

async function withPlainZero(original: Uint8Array): Promise<Uint8Array> {
  const font = await subsetFont(original, undefined, {
    targetFormat: "truetype",
    keepAllGlyphs: true,
  });
  takeSlashOut(font);
  return font;
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}

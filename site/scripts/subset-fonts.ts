import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** Latin as the pages use it: Basic Latin, Latin-1, the marks of careful typesetting. */
const textCharacters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ..."ıŒœŠšŽžŸ–—‘’‚“”„†•…‹›€™−→←↗",
].join("");

/** The same for headings: the letters with marks that languages of South Africa and their names have. */
const headingCharacters = [
  ...range(0x20, 0x7e),
  ..."\u00a0ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜßàáâäçèéêëíîïñóôöúûü©–—‘’“”…",
].join("");

const fonts = [
  {
    source:
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    target: "bricolage-grotesque.woff2",
    characters: headingCharacters,
    variationAxes: { opsz: 48, wght: { min: 400, max: 640, default: 400 } },
  },
  {
    source:
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    target: "atkinson-hyperlegible-next.woff2",
    characters: textCharacters,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { source, target, characters, variationAxes } of fonts) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, characters, { targetFormat: "woff2", variationAxes });
  await writeFile(new URL(`../app/fonts/${target}`, import.meta.url), subset);
  process.stdout.write(`${target}: ${original.length} to ${subset.length} bytes\n`);
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}

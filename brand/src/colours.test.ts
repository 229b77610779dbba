import { expect, test } from "vitest";
import { colourSheets } from "./colour-css.ts";
import { type ColourName, colours, type Product, type Theme } from "./colours.ts";

const looks = (["patient", "practice", "academic"] as const).flatMap((product) =>
  (["light", "dark"] as const).map((theme) => [product, theme] as const),
);

/** A foreground, the backgrounds that it is used on, and the minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [ColourName, ColourName[], number][] = [
  [
    "ink",
    ["ground", "surface", "well", "accent-soft", "error-soft", "warn-soft", "success-soft"],
    7,
  ],
  ["ink", ["sky-a", "sky-b", "sky-c"], 7],
  ["ink", ["hill-1", "hill-2", "water-a"], 4.5],
  ["ink-2", ["ground", "surface", "well", "accent-soft", "sky-a", "sky-b", "sky-c"], 4.5],
  ["ink-3", ["ground", "surface", "well"], 4.5],
  ["accent-text", ["ground", "surface", "well", "accent-soft", "sky-b"], 4.5],
  ["on-accent", ["accent", "accent-hover", "accent-press"], 4.5],
  ["error", ["ground", "surface", "well", "error-soft"], 4.5],
  ["surface", ["error"], 4.5],
  ["success", ["ground", "surface", "well", "success-soft"], 4.5],
  ["warn", ["ground", "surface", "well", "warn-soft"], 4.5],
  ["on-deep", ["deep", "deep-2"], 7],
  ["on-deep-2", ["deep", "deep-2"], 4.5],
  ["deep-accent", ["deep", "deep-2"], 4.5],
  ["deep", ["deep-accent"], 4.5],
  ["line-strong", ["ground", "surface", "well"], 3],
  ["accent", ["ground", "surface"], 3],
  ["focus", ["ground", "surface", "well", "sky-c"], 3],
];

test.each(looks)("every text of %s %s stands out from its ground", (product, theme) => {
  expect(tooWeak(product, theme)).toEqual([]);
});

test("finds a pair without enough contrast", () => {
  expect(contrast("#ffffff", "#fdfaf6")).toBeLessThan(3);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

test.each(["patient", "practice", "academic"] as const)(
  "the shared colours and %s's own are all colours",
  (product) => {
    const { "colours.css": shared, [`colours-${product}.css`]: own } = colourSheets();
    for (const name of Object.keys(colours(product))) {
      expect(`${shared}${own}`.split(`--${name}: `), name).toHaveLength(2);
    }
  },
);

function tooWeak(product: Product, theme: Theme): string[] {
  const palette = colours(product, theme);
  return pairs.flatMap(([ink, grounds, floor]) =>
    grounds
      .filter((ground) => contrast(palette[ink], palette[ground]) < floor)
      .map((ground) => `${ink} on ${ground}`),
  );
}

function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

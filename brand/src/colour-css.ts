import {
  type ColourName,
  colours,
  type Product,
  palette,
  products,
  type Theme,
} from "./colours.ts";

const names = Object.keys(palette) as ColourName[];
const isShared = (name: ColourName) => palette[name].length === 2;

/** Shadows are deeper in the dark theme. */
const shadows = `--shadow-1: 0 1px 2px ${lightDark("rgb(28 38 46 / 0.06)", "rgb(0 0 0 / 0.4)")}, 0 1px 1px ${lightDark("rgb(28 38 46 / 0.04)", "#0000")};
--shadow-2: 0 2px 4px ${lightDark("rgb(28 38 46 / 0.05)", "rgb(0 0 0 / 0.35)")}, 0 10px 24px -8px ${lightDark("rgb(28 38 46 / 0.14)", "rgb(0 0 0 / 0.5)")};
--shadow-3: 0 4px 10px ${lightDark("rgb(28 38 46 / 0.06)", "rgb(0 0 0 / 0.4)")}, 0 32px 64px -20px ${lightDark("rgb(28 38 46 / 0.28)", "rgb(0 0 0 / 0.7)")};
`;

const light = "color-scheme: light;\n--l: initial;\n--d: ;\n";
const dark = "color-scheme: dark;\n--l: ;\n--d: initial;\n";

/** The system's theme; a chosen one overrides it; print always uses the light theme. */
const schemes = `@media (prefers-color-scheme: dark) {
:root {
--l: ;
--d: initial;
}
}
[data-theme="light"] {
${light}}
[data-theme="dark"] {
${dark}}
@media print {
:root {
${light}}
}
`;

/**
 * The style sheets of the colours in both themes, by file name: `colours.css` has those that all products share, and
 * one file for each product has its own, for pages and for parts of pages of that product.
 */
export function colourSheets(): Record<string, string> {
  const shared = names.filter(isShared).map(declaration("patient"));
  return {
    "colours.css": `:root {\ncolor-scheme: light dark;\n--d: ;\n${shadows}${inkShades()}${shared.join("")}}\n${schemes}`,
    ...Object.fromEntries(products.map((product) => [`colours-${product}.css`, ownRule(product)])),
  };
}

function ownRule(product: Product): string {
  const part = `[data-context="${product}"]`;
  const selector = product === "patient" ? `:root,\n${part}` : part;
  const rows = names.filter((name) => !isShared(name)).map(declaration(product));
  return `${selector} {\n${rows.join("")}}\n`;
}

function declaration(product: Product): (name: ColourName) => string {
  const [light, dark] = [colours(product, "light"), colours(product, "dark")];
  return (name) => `--${name}: ${lightDark(light[name], dark[name])};\n`;
}

function inkShades(): string {
  const [light, dark] = [channels("light"), channels("dark")];
  return [0.07, 0.12, 0.4]
    .map((alpha, at) => [at + 1, `rgb(${light} / ${alpha})`, `rgb(${dark} / ${alpha})`] as const)
    .map(
      ([step, lightShade, darkShade]) => `--ink-a${step}: ${lightDark(lightShade, darkShade)};\n`,
    )
    .join("");
}

function channels(theme: Theme): string {
  const { ink } = colours("patient", theme);
  return [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)).join(" ");
}

/**
 * What CSS calls `light-dark()`, for browsers that do not know it: of `--l` and `--d` one is empty, the other is
 * not set, so that its `var()` stands for the colour.
 */
function lightDark(light: string, dark: string): string {
  return light === dark ? light : `var(--l, ${light}) var(--d, ${dark})`;
}

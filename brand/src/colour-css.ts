import { type ColourName, colourChanges, type Product, type Theme } from "./colours.ts";

const products = Object.keys(colourChanges.light) as Product[];

/** Custom properties that follow from the others: shades of ink, shadows, how much the water mirrors. */
const derived: Record<Theme, string> = {
  light: `color-scheme: light;
--reflect: 0.5;
--shadow-1: 0 1px 2px rgb(28 38 46 / 0.06), 0 1px 1px rgb(28 38 46 / 0.04);
--shadow-2: 0 2px 4px rgb(28 38 46 / 0.05), 0 10px 24px -8px rgb(28 38 46 / 0.14);
--shadow-3: 0 4px 10px rgb(28 38 46 / 0.06), 0 32px 64px -20px rgb(28 38 46 / 0.28);
`,
  dark: `color-scheme: dark;
--reflect: 0.16;
--shadow-1: 0 1px 2px rgb(0 0 0 / 0.4);
--shadow-2: 0 2px 6px rgb(0 0 0 / 0.35), 0 12px 28px -8px rgb(0 0 0 / 0.5);
--shadow-3: 0 6px 14px rgb(0 0 0 / 0.4), 0 36px 72px -20px rgb(0 0 0 / 0.7);
`,
};

/** The light colours: on the page, and on any part that belongs to another product. */
export function lightColours(): string {
  return rules("light", (product) =>
    product === "patient" ? ':root,\n[data-context="patient"]' : `[data-context="${product}"]`,
  );
}

/** The dark colours where the dark theme was chosen; paper is light. */
export function chosenDarkColours(): string {
  const inner = rules("dark", (product) => underRoot('[data-theme="dark"]', product));
  return `@media screen {\n${inner}}\n`;
}

/** The dark colours where the system asks for them, unless light was chosen. */
export function systemDarkColours(): string {
  const inner = rules("dark", (product) => underRoot(':root:not([data-theme="light"])', product));
  return `@media screen and (prefers-color-scheme: dark) {\n${inner}}\n`;
}

function underRoot(root: string, product: Product): string {
  const own = `${root}[data-context="${product}"],\n${root} [data-context="${product}"]`;
  return product === "patient" ? `${root},\n${own}` : own;
}

function rules(theme: Theme, selectorOf: (product: Product) => string): string {
  return products
    .map((product) => {
      const head = product === "patient" ? derived[theme] + inkShades(theme) : "";
      return `${selectorOf(product)} {\n${head}${declarations(colourChanges[theme][product])}}\n`;
    })
    .join("\n");
}

function declarations(colours: Partial<Record<ColourName, string>>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};\n`)
    .join("");
}

function inkShades(theme: Theme): string {
  const ink = colourChanges[theme].patient.ink ?? "#000000";
  const channels = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)).join(" ");
  return [0.07, 0.12, 0.22, 0.4]
    .map((opacity, i) => `--ink-a${i + 1}: rgb(${channels} / ${opacity});\n`)
    .join("");
}

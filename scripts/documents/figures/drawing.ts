import { colours } from "@frontdoor/brand/colours.ts";

/** A figure with its text alternative: the description says what the drawing shows. */
export interface Figure {
  title: string;
  description: string;
  svg: string;
}

export const width = 760;
/** The start of bars and dots, in pixels: labels are left of it. */
export const left = 280;
export const top = 72;

const used = ["surface", "ink", "ink-2", "line", "accent", "ink-3", "success", "error"] as const;
const variables = (theme: Record<(typeof used)[number], string>) =>
  used.map((name) => `--${name}:${theme[name]}`).join(";");

const style = [
  `svg{${variables(colours("patient", "light"))};font:13px system-ui,sans-serif}`,
  `@media (prefers-color-scheme:dark){svg{${variables(colours("patient", "dark"))}}}`,
  ".paper{fill:var(--surface)}text{fill:var(--ink)}.title{font-size:16px;font-weight:600}",
  ".quiet{fill:var(--ink-2)}.end{text-anchor:end}.middle{text-anchor:middle}",
  ".rule{stroke:var(--line)}.one{fill:var(--accent)}.two{fill:var(--ink-3)}",
  ".three{fill:var(--success)}.bad{fill:var(--error)}.band{fill:var(--line);opacity:.5}",
  ".hollow{fill:none;stroke:var(--ink);stroke-width:1.5}",
].join("");

/** A whole drawing in both themes, on a ground of its own. */
export function drawing(
  { title, subtitle, description }: { title: string; subtitle: string; description: string },
  height: number,
  parts: readonly string[],
): Figure {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<style>${style}</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="8"/>`,
    text(16, 28, title, "title"),
    text(16, 48, subtitle, "quiet"),
    ...parts,
    "</svg>\n",
  ].join("\n");
  return { title, description, svg };
}

/** A line of text whose baseline is at `y`. */
export function text(x: number, y: number, words: string, kind = ""): string {
  const name = kind === "" ? "" : ` class="${kind}"`;
  return `<text x="${rounded(x)}" y="${rounded(y)}"${name}>${escaped(words)}</text>`;
}

export const rounded = (pixels: number) => Math.round(pixels * 10) / 10;

const escaped = (words: string) =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

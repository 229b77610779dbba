import { drawing, type Figure, left, rounded, text, top, width } from "./drawing.ts";

const rowHeight = 26;
const right = width - 24;

/**
 * A dot for each value, in rows that each have a label; hollow dots are measurements of noise alone.
 * @param axis the ends and the middle, and how far from the middle the shaded band reaches
 */
export function dotChart(
  about: { title: string; subtitle: string; description: string },
  axis: { from: number; to: number; middle: number; band: number },
  rows: readonly { label: string; values: readonly number[]; noise: number }[],
): Figure {
  const { from, to, middle, band } = axis;
  const at = (value: number) => rounded(left + ((value - from) / (to - from)) * (right - left));
  const bottom = top + rows.length * rowHeight;
  const parts = [
    `<rect class="band" x="${at(middle - band)}" y="${top - 8}" width="${rounded(at(middle + band) - at(middle - band))}" height="${bottom - top + 8}"/>`,
    `<line class="rule" x1="${at(middle)}" x2="${at(middle)}" y1="${top - 8}" y2="${bottom}"/>`,
    ...[from, middle - band, middle, middle + band, to].map((value) =>
      text(at(value), bottom + 18, value.toFixed(2), "quiet middle"),
    ),
  ];
  for (const [index, { label, values, noise }] of rows.entries()) {
    const y = top + index * rowHeight + 8;
    parts.push(text(left - 12, y + 4, label, "end"));
    for (const value of values) {
      parts.push(`<circle class="one" cx="${at(value)}" cy="${y}" r="3.5" opacity=".75"/>`);
    }
    parts.push(`<circle class="hollow" cx="${at(noise)}" cy="${y}" r="5.5"/>`);
  }
  return drawing(about, bottom + 32, parts);
}

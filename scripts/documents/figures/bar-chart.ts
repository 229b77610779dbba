import { drawing, type Figure, left, rounded, text, top } from "./drawing.ts";

export interface Bar {
  value: number;
  /** The text beside the bar. */
  words: string;
  look: "one" | "two" | "three" | "bad";
}

const barHeight = 16;
const groupGap = 12;
/** The longest bar, in pixels: its text needs the rest. */
const longest = 250;

/** Bars from one zero line, in groups that each have a label. */
export function barChart(
  about: { title: string; subtitle: string; description: string },
  groups: readonly { label: string; bars: readonly Bar[] }[],
): Figure {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const parts: string[] = [];
  let y = top;
  for (const { label, bars } of groups) {
    const height = bars.length * barHeight;
    parts.push(text(left - 12, y + height / 2 + 4, label, "end"));
    for (const [index, { value, words, look }] of bars.entries()) {
      const length = rounded(Math.max((value / most) * longest, 1));
      const barTop = y + index * barHeight;
      parts.push(
        `<rect class="${look}" x="${left}" y="${barTop + 2}" width="${length}" height="${barHeight - 4}"/>`,
        text(left + length + 8, barTop + 12, words, "quiet"),
      );
    }
    y += height + groupGap;
  }
  const rule = `<line class="rule" x1="${left}" x2="${left}" y1="${top - 6}" y2="${y - groupGap + 4}"/>`;
  return drawing(about, y + 4, [rule, ...parts]);
}

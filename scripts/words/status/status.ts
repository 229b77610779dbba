import { isTooLong } from "../exchange/maximum.ts";
import type { Unit } from "../exchange/unit.ts";

/** How far an area is, or a language. */
export interface Status {
  name: string;
  texts: number;
  untranslated: number;
  unread: number;
  tooLong: number;
}

/** How far some texts are together. */
export function statusOf(name: string, units: readonly Unit[]): Status {
  return {
    name,
    texts: units.length,
    untranslated: units.filter(({ state }) => state === "initial").length,
    unread: units.filter(({ state }) => state !== "reviewed").length,
    tooLong: units.filter(isLong).length,
  };
}

const isLong = ({ area, english, translated }: Unit) => isTooLong(area, english, translated);

/** A language by its areas, and then each text that is untranslated or too long: lines for a terminal. */
export function statusLines(language: string, units: readonly Unit[]): string[] {
  const areas = [...Map.groupBy(units, ({ area }) => area)];
  const open = areas.map(([area, texts]) => statusOf(area, texts)).filter(isOpen);
  const long = units.filter(isLong);
  return [
    ...tableOf([...open, statusOf(language, units)]),
    ...placesOf(
      "Untranslated",
      units.filter(({ state }) => state === "initial"),
      ({ english }) => english,
    ),
    ...placesOf("Too long", long, ({ translated, maximum }) => `at most ${maximum}: ${translated}`),
  ];
}

const isOpen = ({ untranslated, unread, tooLong }: Status) => untranslated + unread + tooLong > 0;

function placesOf(title: string, units: readonly Unit[], said: (unit: Unit) => string): string[] {
  if (units.length === 0) return [];
  return ["", `${title}:`, ...units.map((unit) => `  ${unit.place}: ${said(unit)}`)];
}

const columns = ["texts", "untranslated", "unread", "tooLong"] as const;
const headings = {
  texts: "texts",
  untranslated: "untranslated",
  unread: "unread",
  tooLong: "too long",
};

/** A line for each, under a line that names the columns. */
export function tableOf(rows: readonly Status[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, cells: (column: (typeof columns)[number]) => string) =>
    [name.padEnd(width), ...columns.map((each) => cells(each).padStart(headings[each].length + 2))]
      .join("")
      .trimEnd();
  return [
    line("", (column) => headings[column]),
    ...rows.map((row) => line(row.name, (column) => String(row[column]))),
  ];
}

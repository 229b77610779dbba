import type { Statistics } from "@frontdoor/contract/products/statistics.ts";
import { loginProducts, type ProductName, productNames } from "@frontdoor/contract/products.ts";
import { type Measure, statisticValues } from "@frontdoor/contract/statistics.ts";

/** One series of a chart: its key, and its count in each period. */
export interface Series {
  name: string;
  counts: readonly number[];
}
export type ChosenProduct = ProductName | "all";

export const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** A measure whose values the contract lists. */
export type CountedMeasure = Exclude<Measure, "sign-up-left">;

/** Groups a measure by its values, in the order of the contract. Adds products up if all are chosen. */
export function byValue(
  statistics: Statistics,
  measure: CountedMeasure,
  product: ChosenProduct,
): Series[] {
  return statisticValues[measure].map((value) =>
    seriesOf(
      value,
      statistics,
      (row) => row.value === value && row.measure === measure && isOf(product, row.product),
    ),
  );
}

/** The funnel of the sign-up forms. Patients are left out: they sign up in their app. */
export function formFunnel(statistics: Statistics, product: ChosenProduct): Series[] {
  const figures = statistics.figures.filter((row) => isLoginProduct(row.product));
  return byValue({ ...statistics, figures }, "sign-up", product);
}

/** Groups one value of a measure by product. */
export function byProduct(
  statistics: Statistics,
  { measure, value }: { measure: Measure; value: string },
  product: ChosenProduct,
): Series[] {
  const shown = productNames.filter((name) => isOf(product, name));
  return shown.map((name) =>
    seriesOf(
      name,
      statistics,
      (row) => row.product === name && row.measure === measure && row.value === value,
    ),
  );
}

/** Adds up the figures that are wanted, period by period. */
function seriesOf(
  name: string,
  { figures, periods }: Statistics,
  isWanted: (row: Statistics["figures"][number]) => boolean,
): Series {
  const wanted = figures.filter(isWanted);
  return {
    name,
    counts: periods.map((_, at) => sumOf(wanted.map(({ counts }) => counts[at] ?? 0))),
  };
}

/** The fields at which forms were left, the most frequent first. */
export function leftAt({ figures }: Statistics, product: ChosenProduct): [string, number][] {
  const fields = new Map<string, number>();
  for (const row of figures) {
    if (row.measure !== "sign-up-left" || !isOf(product, row.product)) continue;
    fields.set(row.value, (fields.get(row.value) ?? 0) + sumOf(row.counts));
  }
  return [...fields].sort(([, a], [, b]) => b - a);
}

const isLoginProduct = (product: ProductName) => loginProducts.some((each) => each === product);
const isOf = (chosen: ChosenProduct, product: ProductName) =>
  chosen === "all" || chosen === product;

/** Returns the top of the scale: a round number at or above the highest column. */
export function topOf(highest: number): number {
  if (highest <= 5) return 5;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((each) => each * power >= highest) ?? 10;
  return step * power;
}

import { brand } from "@frontdoor/brand/brand.ts";
import { isContext } from "@frontdoor/contract/contexts.ts";
import type { Statistics, StatisticUnit } from "@frontdoor/contract/products/statistics.ts";
import { academicFieldWords } from "@frontdoor/words/academic-fields.ts";
import { personFieldWords } from "@frontdoor/words/person-fields.ts";
import { practiceFieldWords } from "@frontdoor/words/practice-fields.ts";
import { consoleNumbersWords as words } from "@frontdoor/words/staff/numbers.ts";
import { BarList } from "./bar-list.tsx";
import { ChartCard } from "./chart-card.tsx";
import { ColumnChart, type NamedSeries } from "./column-chart.tsx";
import {
  byProduct,
  byValue,
  type ChosenProduct,
  type CountedMeasure,
  formFunnel,
  leftAt,
  type Series,
  sumOf,
} from "./numbers.ts";
import { periodName } from "./periods.ts";

interface ChartsProps {
  statistics: Statistics;
  unit: StatisticUnit;
  product: ChosenProduct;
}

const columnCharts = [
  ["logins", "login"],
  ["refused", "login-failed"],
  ["lockouts", "lockout"],
  ["resets", "reset"],
  ["removals", "removal"],
] as const;
const barCharts = [
  ["verified-after", "verified-after"],
  ["languages", "language"],
  ["people", "people"],
] as const;
const deliveryCharts = [
  ["mail-delivery", "delivery-mail"],
  ["sms-delivery", "delivery-sms"],
] as const;
/** The fields at which most forms are left; the table has all. */
const shownFields = 8;

type ChartName = keyof typeof words.charts;
type Row = readonly [name: string, count: number];

export function Charts({ statistics, unit, product }: ChartsProps) {
  const periods = statistics.periods.map((first) => periodName(first, unit));
  const columns = (name: ChartName, counted: readonly Series[]) => {
    const series = counted.map(named);
    const table = [
      [words.period, ...series.map(({ label }) => label)],
      ...periods.map((period, at) => [period, ...series.map(({ counts }) => counts[at] ?? 0)]),
    ];
    return (
      <ChartCard key={name} name={name} table={table}>
        <ColumnChart periods={periods} series={series} label={words.charts[name].title} />
      </ChartCard>
    );
  };
  const bars = (name: ChartName, rows: readonly Row[], whole: number, shown = rows.length) => (
    <ChartCard key={name} name={name} table={[[words.name, words.count], ...rows]}>
      <BarList caption={words.charts[name].title} rows={rows.slice(0, shown)} whole={whole} />
    </ChartCard>
  );
  const totals = (counted: readonly Series[]) =>
    counted.map(({ name, counts }): Row => [labelOf(name), sumOf(counts)]);
  const of = (measure: CountedMeasure) => byValue(statistics, measure, product);
  const funnel = totals(formFunnel(statistics, product));
  const left = leftAt(statistics, product).map(([field, count]): Row => [fieldName(field), count]);
  const sum = (rows: readonly Row[]) => sumOf(rows.map(([, count]) => count));
  return (
    <div className="charts">
      {columns("sign-ups", byProduct(statistics, { measure: "sign-up", value: "sent" }, product))}
      {bars("funnel", funnel, funnel[0]?.[1] ?? 0)}
      {bars("left", left, sum(left), shownFields)}
      {columnCharts.map(([name, measure]) => columns(name, of(measure)))}
      {deliveryCharts.map(([name, measure]) => {
        const rows = totals(of(measure));
        return bars(name, rows, rows[0]?.[1] ?? 0);
      })}
      {barCharts.map(([name, measure]) => {
        const rows = totals(of(measure));
        return bars(name, rows, sum(rows));
      })}
    </div>
  );
}

function named(series: Series): NamedSeries {
  const { name } = series;
  return isContext(name)
    ? { ...series, label: brand.products[name].name, context: name }
    : { ...series, label: labelOf(name) };
}

function labelOf(value: string): string {
  const known: Readonly<Record<string, string>> = words.values;
  return known[value] ?? value;
}

/** Returns the label of a form's field. A name means the same field in both forms. */
function fieldName(field: string): string {
  if (field === "other") return words.other;
  const last = field.split(".").at(-1) ?? field;
  const label = labels.get(last);
  return typeof label === "string" ? label : last;
}

const identityNumber = personFieldWords.idNumber;
const labels = new Map(
  [academicFieldWords, practiceFieldWords, personFieldWords, { identityNumber }].flatMap((fields) =>
    Object.entries(fields).map(([name, its]) => [name, Reflect.get(its, "label")] as const),
  ),
);

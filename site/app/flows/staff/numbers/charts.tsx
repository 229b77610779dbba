import { brand } from "@frontdoor/brand/brand.ts";
import { isContext } from "@frontdoor/contract/contexts.ts";
import type { Statistics, StatisticUnit } from "@frontdoor/contract/products/statistics.ts";
import type { Measure } from "@frontdoor/contract/statistics.ts";
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

export function Charts({ statistics, unit, product }: ChartsProps) {
  const periods = statistics.periods.map((first) => periodName(first, unit));
  const columns = (name: keyof typeof words.charts, series: readonly Series[]) => (
    <Columns key={name} name={name} periods={periods} series={series.map(named)} />
  );
  const totals = (measure: Exclude<Measure, "sign-up-left">) =>
    byValue(statistics, measure, product).map(
      ({ name, counts }) => [labelOf(name), sumOf(counts)] as const,
    );
  const funnel = formFunnel(statistics, product).map(
    ({ name, counts }) => [labelOf(name), sumOf(counts)] as const,
  );
  const left = leftAt(statistics, product).map(
    ([field, count]) => [fieldName(field), count] as const,
  );
  return (
    <div className="charts">
      {columns("sign-ups", byProduct(statistics, { measure: "sign-up", value: "sent" }, product))}
      <Bars name="funnel" rows={funnel} whole={funnel[0]?.[1] ?? 0} />
      <Bars
        name="left"
        rows={left}
        whole={sumOf(left.map(([, count]) => count))}
        shown={shownFields}
      />
      {columnCharts.map(([name, measure]) => columns(name, byValue(statistics, measure, product)))}
      {deliveryCharts.map(([name, measure]) => (
        <Bars key={name} name={name} rows={totals(measure)} whole={totals(measure)[0]?.[1] ?? 0} />
      ))}
      {barCharts.map(([name, measure]) => (
        <Bars
          key={name}
          name={name}
          rows={totals(measure)}
          whole={sumOf(totals(measure).map(([, count]) => count))}
        />
      ))}
    </div>
  );
}

interface ColumnsProps {
  name: keyof typeof words.charts;
  periods: readonly string[];
  series: readonly NamedSeries[];
}

function Columns({ name, periods, series }: ColumnsProps) {
  const table = [
    [words.period, ...series.map(({ label }) => label)],
    ...periods.map((period, at) => [period, ...series.map(({ counts }) => counts[at] ?? 0)]),
  ];
  return (
    <ChartCard name={name} table={table}>
      <ColumnChart periods={periods} series={series} label={words.charts[name].title} />
    </ChartCard>
  );
}

interface BarsProps {
  name: keyof typeof words.charts;
  rows: readonly (readonly [name: string, count: number])[];
  whole: number;
  shown?: number;
}

function Bars({ name, rows, whole, shown = rows.length }: BarsProps) {
  return (
    <ChartCard name={name} table={[[words.name, words.count], ...rows]}>
      <BarList caption={words.charts[name].title} rows={rows.slice(0, shown)} whole={whole} />
    </ChartCard>
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

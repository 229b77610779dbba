import { consoleNumbersWords as words } from "@frontdoor/words/staff/numbers.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type Series, sumOf, topOf } from "./numbers.ts";
import { told } from "./periods.ts";

/** A series of a chart with its label, and a product's colours. */
export interface NamedSeries extends Series {
  label: string;
  context?: string;
}

interface ColumnChartProps {
  periods: readonly string[];
  series: readonly NamedSeries[];
  /** The text alternative. */
  label: string;
}

const width = 600;
const height = 160;
const share = 0.72;

/** Stacked columns, one for each period. The numbers are in the table beside it. */
export function ColumnChart({ periods, series, label }: ColumnChartProps) {
  const totals = periods.map((_, at) => sumOf(series.map(({ counts }) => counts[at] ?? 0)));
  const all = sumOf(totals);
  if (all === 0) return <p className="muted">{words.empty}</p>;
  const top = topOf(Math.max(...totals));
  const step = width / periods.length;
  const inAll = fill(words.total, { count: told(all) });
  return (
    <div className="chart">
      <div className="chart__plot">
        <span className="chart__top" aria-hidden="true">
          {told(top)}
        </span>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${label}: ${inAll}`}
        >
          <path className="chart__grid" d={`M0 .5H${width}M0 ${height / 2}H${width}`} />
          {periods.map((period, at) => {
            let from = height;
            return (
              <g key={period}>
                <title>{`${period}: ${told(totals[at] ?? 0)}`}</title>
                {series.map(({ name, context, counts }, index) => {
                  const size = ((counts[at] ?? 0) / top) * height;
                  from -= size;
                  return (
                    <rect
                      key={name}
                      className={`chart__series-${index + 1}`}
                      data-context={context}
                      x={at * step + (step * (1 - share)) / 2}
                      y={from}
                      width={step * share}
                      height={size}
                    />
                  );
                })}
              </g>
            );
          })}
          <path className="chart__base" d={`M0 ${height - 0.5}H${width}`} />
        </svg>
      </div>
      <div className="chart__ends" aria-hidden="true">
        <span>{periods[0]}</span>
        <span>{periods.at(-1)}</span>
      </div>
      <ul className="chart__legend">
        {series.map(({ name, label: of, context, counts }, index) => (
          <li key={name}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <rect
                className={`chart__series-${index + 1}`}
                data-context={context}
                width="12"
                height="12"
              />
            </svg>
            {of} <b>{told(sumOf(counts))}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

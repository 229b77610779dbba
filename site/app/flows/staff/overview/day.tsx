import { brand } from "@frontdoor/brand/brand.ts";
import { dayFigures, type Overview } from "@frontdoor/contract/products/statistics.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { consoleOverviewWords } from "@frontdoor/words/staff/overview.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { dayOf } from "../../../parts/dates.ts";
import { consoleAddresses } from "../addresses.ts";
import { useConsole } from "../console.ts";
import { scrolledByKeys } from "../lists/scrolled-by-keys.ts";
import { told } from "../numbers/periods.ts";
import { ProductDot } from "../product-dot.tsx";

const { day: words } = consoleOverviewWords;

/** Today's counts by product, beside those of the same weekday a week ago. */
export function DayBesideWeekBefore({ overview }: { overview: Overview }) {
  const { may } = useConsole();
  const { dayBefore, figures } = overview;
  return (
    <section className="box" aria-labelledby="day">
      <h2 id="day">{words.heading}</h2>
      <p className="muted">{fill(words.beside, { day: dayOf(`${dayBefore}T12:00:00+02:00`) })}</p>
      <section className="table-scroll" {...scrolledByKeys} aria-label={words.caption}>
        <table className="day-table">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.figure}</span>
              </th>
              {productNames.map((product) => (
                <th key={product} scope="col" aria-label={brand.products[product].name}>
                  <ProductDot product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dayFigures.map((what) => (
              <tr key={what}>
                <th scope="row">{words.figures[what]}</th>
                {productNames.map((product) => {
                  const figure = figures.find(
                    (each) => each.what === what && each.product === product,
                  );
                  return (
                    <td key={product}>
                      <b>{told(figure?.today ?? 0)}</b>
                      <small>{fill(words.before, { count: told(figure?.before ?? 0) })}</small>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {may("readStatistics") && <a href={consoleAddresses.numbers}>{words.all}</a>}
    </section>
  );
}

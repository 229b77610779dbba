import { brand } from "@frontdoor/brand/brand.ts";
import type { Statistics } from "@frontdoor/contract/products/statistics.ts";
import { consoleNumbersWords } from "@frontdoor/words/staff/numbers.ts";
import { ProductDot } from "../product-dot.tsx";
import { roleName } from "../role-name.ts";
import { SaveButton } from "./chart-card.tsx";
import type { ChosenProduct } from "./numbers.ts";
import { periodName, told } from "./periods.ts";

const { roles: words } = consoleNumbersWords;
const scrolledByKeys = { tabIndex: 0 };
/** How many of the last months are shown; the saved table has all. */
const shownMonths = 6;

/** Counts by role and month. Small counts are hidden. */
export function RoleTable({
  byRole,
  product,
}: Pick<Statistics, "byRole"> & { product: ChosenProduct }) {
  const rows = byRole.figures.filter((row) => product === "all" || row.product === product);
  const months = byRole.periods.map((first) => periodName(first, "month"));
  const recent = months.slice(-shownMonths);
  const table = [
    [consoleNumbersWords.name, consoleNumbersWords.products.label, words.role, ...months],
    ...rows.map(({ what, product: of, role, counts }) => [
      words.what[what],
      brand.products[of].name,
      roleName(role),
      ...counts.map((count) => count ?? words.small),
    ]),
  ];
  return (
    <section className="box chart-card" aria-labelledby="by-role">
      <div>
        <h2 id="by-role">{words.heading}</h2>
        <p className="muted">{words.about}</p>
      </div>
      {rows.length === 0 ? (
        <p className="muted">{words.empty}</p>
      ) : (
        <section className="table-scroll" {...scrolledByKeys} aria-label={words.caption}>
          <table className="grid">
            <thead>
              <tr>
                <th scope="col">{consoleNumbersWords.name}</th>
                <th scope="col">{consoleNumbersWords.products.label}</th>
                <th scope="col">{words.role}</th>
                {recent.map((month) => (
                  <th key={month} scope="col">
                    {month}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, product: of, role, counts }) => (
                <tr key={`${what} ${of} ${role}`}>
                  <td>{words.what[what]}</td>
                  <td>
                    <ProductDot product={of} />
                  </td>
                  <th scope="row">{roleName(role)}</th>
                  {counts.slice(-shownMonths).map((count, at) => (
                    <td key={recent[at]}>
                      {count === null ? <span className="muted">{words.small}</span> : told(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className="chart-card__foot">
        <SaveButton name="by-role" table={table} />
      </div>
    </section>
  );
}

import { brand } from "@frontdoor/brand/brand.ts";
import type { Statistics } from "@frontdoor/contract/products/statistics.ts";
import { accountStates } from "@frontdoor/contract/statistics.ts";
import { consoleNumbersWords } from "@frontdoor/words/staff/numbers.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ProductDot } from "../product-dot.tsx";
import { SaveButton } from "./chart-card.tsx";
import type { ChosenProduct } from "./numbers.ts";
import { periodName, told } from "./periods.ts";
import { roleName } from "./role-table.tsx";

const { accounts: words, roles, products } = consoleNumbersWords;
const scrolledByKeys = { tabIndex: 0 };
const label = fill(consoleNumbersWords.tableOf, { title: words.heading });

/** How many accounts there are, by role and state; small counts are not told. */
export function PeopleTable(props: Pick<Statistics, "accounts"> & { product: ChosenProduct }) {
  const { day, figures } = props.accounts;
  if (day === null) return null;
  const rows = figures.filter(({ product }) => [product, "all"].includes(props.product));
  const heads = [products.label, roles.role, ...accountStates.map((state) => words.states[state])];
  const table = rows.map(({ product, role, counts }) => [
    brand.products[product].name,
    roleName(role),
    ...accountStates.map((state) => counts[state] ?? roles.small),
  ]);
  return (
    <section className="box chart-card" aria-labelledby="accounts">
      <div>
        <h2 id="accounts">{words.heading}</h2>
        <p className="muted">{fill(words.about, { day: periodName(day, "day") })}</p>
      </div>
      <section className="table-scroll" {...scrolledByKeys} aria-label={label}>
        <table className="grid">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ product, role, counts }) => (
              <tr key={`${product} ${role}`}>
                <td>
                  <ProductDot product={product} />
                </td>
                <th scope="row">{roleName(role)}</th>
                {accountStates.map((state) => (
                  <td key={state}>{toldOrSmall(counts[state])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="chart-card__foot">
        <SaveButton name="accounts" table={[heads, ...table]} />
      </div>
    </section>
  );
}

const toldOrSmall = (count: number | null) => (count === null ? roles.small : told(count));

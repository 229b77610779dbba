import { brand } from "@frontdoor/brand/brand.ts";
import type { Statistics } from "@frontdoor/contract/products/statistics.ts";
import { accountStates } from "@frontdoor/contract/statistics.ts";
import { consoleNumbersWords } from "@frontdoor/words/staff/numbers.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ProductDot } from "../product-dot.tsx";
import { roleName } from "../role-name.ts";
import { SaveButton } from "./chart-card.tsx";
import type { ChosenProduct } from "./numbers.ts";
import { periodName, told } from "./periods.ts";

const { accounts, accountsByRole, states, roles, products } = consoleNumbersWords;
const scrolledByKeys = { tabIndex: 0 };
const stateHeads = accountStates.map((state) => states[state]);

interface PeopleTableProps {
  name: "accounts" | "accountsByRole";
  statistics: Statistics;
  product: ChosenProduct;
}

/** Accounts by state, for each product or each role. Small counts are hidden. */
export function PeopleTable({ name, statistics, product: chosen }: PeopleTableProps) {
  const isByRole = name === "accountsByRole";
  const { heading, about } = isByRole ? accountsByRole : accounts;
  const { day } = statistics[name];
  if (day === null) return null;
  const rows = rowsOf(statistics, name).filter(({ product }) => [product, "all"].includes(chosen));
  const heads = [products.label, ...(isByRole ? [roles.role] : []), ...stateHeads];
  const table = rows.map(({ product, role, counts }) => [
    brand.products[product].name,
    ...(role === null ? [] : [roleName(role)]),
    ...accountStates.map((state) => counts[state] ?? roles.small),
  ]);
  return (
    <section className="box chart-card" aria-labelledby={name}>
      <div>
        <h2 id={name}>{heading}</h2>
        <p className="muted">{fill(about, { day: periodName(day, "day") })}</p>
      </div>
      <section
        className="table-scroll"
        {...scrolledByKeys}
        aria-label={fill(consoleNumbersWords.tableOf, { title: heading })}
      >
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
                {role === null ? (
                  <th scope="row">
                    <ProductDot product={product} />
                  </th>
                ) : (
                  <>
                    <td>
                      <ProductDot product={product} />
                    </td>
                    <th scope="row">{roleName(role)}</th>
                  </>
                )}
                {accountStates.map((state) => (
                  <td key={state}>{toldOrSmall(counts[state])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="chart-card__foot">
        <SaveButton name={name} table={[heads, ...table]} />
      </div>
    </section>
  );
}

function rowsOf(statistics: Statistics, name: PeopleTableProps["name"]) {
  if (name === "accountsByRole") return statistics.accountsByRole.figures;
  return statistics.accounts.figures.map((figure) => ({ ...figure, role: null }));
}

const toldOrSmall = (count: number | null) => (count === null ? roles.small : told(count));

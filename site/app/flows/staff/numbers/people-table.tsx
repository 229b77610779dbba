import { brand } from "@frontdoor/brand/brand.ts";
import type { Statistics } from "@frontdoor/contract/products/statistics.ts";
import { accountStates } from "@frontdoor/contract/statistics.ts";
import { consoleNumbersWords } from "@frontdoor/words/staff/numbers.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ProductDot } from "../product-dot.tsx";
import { roleName } from "../role-name.ts";
import { Card } from "./chart-card.tsx";
import { FigureTable } from "./figure-table.tsx";
import type { ChosenProduct } from "./numbers.ts";
import { periodName, told } from "./periods.ts";

const { accounts, accountsByRole, states, roles, products, tableOf } = consoleNumbersWords;

interface PeopleTableProps {
  name: "accounts" | "accountsByRole";
  statistics: Statistics;
  product: ChosenProduct;
}

/** Accounts by state, for each product or each role. Small counts are hidden. */
export function PeopleTable({ name, statistics, product: chosen }: PeopleTableProps) {
  const isByRole = name === "accountsByRole";
  const { heading: title, about } = isByRole ? accountsByRole : accounts;
  const { day } = statistics[name];
  if (day === null) return null;
  const rows = rowsOf(statistics, name).filter(({ product }) => [product, "all"].includes(chosen));
  const heads = [
    products.label,
    ...(isByRole ? [roles.role] : []),
    ...accountStates.map((state) => states[state]),
  ];
  const roleOf = (role: string | null) => (role === null ? [] : [roleName(role)]);
  const table = rows.map(({ product, role, counts }) => [
    brand.products[product].name,
    ...roleOf(role),
    ...accountStates.map((state) => counts[state] ?? roles.small),
  ]);
  return (
    <Card
      id={name}
      title={title}
      about={fill(about, { day: periodName(day, "day") })}
      name={name}
      table={[heads, ...table]}
    >
      <FigureTable
        label={fill(tableOf, { title })}
        heads={heads}
        namedBy={isByRole ? 1 : 0}
        rows={rows.map(({ product, role, counts }) => [
          `${product} ${role}`,
          [
            <ProductDot key={product} product={product} />,
            ...roleOf(role),
            ...accountStates.map((state) => toldOrSmall(counts[state])),
          ],
        ])}
      />
    </Card>
  );
}

function rowsOf(statistics: Statistics, name: PeopleTableProps["name"]) {
  if (name === "accountsByRole") return statistics.accountsByRole.figures;
  return statistics.accounts.figures.map((figure) => ({ ...figure, role: null }));
}

const toldOrSmall = (count: number | null) => (count === null ? roles.small : told(count));

import { brand } from "@frontdoor/brand/brand.ts";
import type { Statistics } from "@frontdoor/contract/products/statistics.ts";
import { consoleNumbersWords } from "@frontdoor/words/staff/numbers.ts";
import { ProductDot } from "../product-dot.tsx";
import { roleName } from "../role-name.ts";
import { Card } from "./chart-card.tsx";
import { FigureTable } from "./figure-table.tsx";
import type { ChosenProduct } from "./numbers.ts";
import { periodName, told } from "./periods.ts";

const { roles: words, name, products } = consoleNumbersWords;
/** How many of the last months are shown; the saved table has all. */
const shownMonths = 6;

/** Counts by role and month. Small counts are hidden. */
export function RoleTable({
  byRole,
  product,
}: Pick<Statistics, "byRole"> & { product: ChosenProduct }) {
  const rows = byRole.figures.filter((row) => product === "all" || row.product === product);
  const months = byRole.periods.map((first) => periodName(first, "month"));
  const heads = [name, products.label, words.role];
  const table = rows.map(({ what, product: of, role, counts }) => [
    words.what[what],
    brand.products[of].name,
    roleName(role),
    ...counts.map((count) => count ?? words.small),
  ]);
  return (
    <Card
      id="by-role"
      title={words.heading}
      about={words.about}
      name="by-role"
      table={[[...heads, ...months], ...table]}
    >
      {rows.length === 0 ? (
        <p className="muted">{words.empty}</p>
      ) : (
        <FigureTable
          label={words.caption}
          heads={[...heads, ...months.slice(-shownMonths)]}
          namedBy={2}
          rows={rows.map(({ what, product: of, role, counts }) => [
            `${what} ${of} ${role}`,
            [
              words.what[what],
              <ProductDot key={of} product={of} />,
              roleName(role),
              ...counts.slice(-shownMonths).map(shownCount),
            ],
          ])}
        />
      )}
    </Card>
  );
}

function shownCount(count: number | null) {
  return count === null ? <span className="muted">{words.small}</span> : told(count);
}

import {
  readStatistics,
  type StatisticUnit,
  statisticUnits,
} from "@frontdoor/contract/products/statistics.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { consoleNumbersWords as words } from "@frontdoor/words/staff/numbers.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Chips } from "../lists/chips.tsx";
import { Loaded } from "../lists/loaded.tsx";
import { useFilter } from "../lists/use-address-text.ts";
import { useReply } from "../lists/use-reply.ts";
import { Charts } from "./charts.tsx";
import type { ChosenProduct } from "./numbers.ts";
import { PeopleTable } from "./people-table.tsx";
import { RoleTable } from "./role-table.tsx";

/** Statistics of the products: charts by day, week and month, each with its table. */
export function NumbersScreen() {
  return (
    <ConsoleScreen screen="numbers" words={words} call="readStatistics">
      <Numbers />
    </ConsoleScreen>
  );
}

const products = ["all", ...productNames] as const;

function Numbers() {
  const [unit, setUnit] = useFilter("by", statisticUnits, "day");
  const [product, setProduct] = useFilter("product", products, "all");
  return (
    <>
      <div className="staff-tools">
        <Chips
          label={words.units.label}
          choices={words.units.choices}
          chosen={unit}
          onChoose={setUnit}
        />
        <Chips
          label={words.products.label}
          choices={words.products.choices}
          chosen={product}
          onChoose={setProduct}
        />
      </div>
      <Span key={unit} unit={unit} product={product} />
    </>
  );
}

function Span({ unit, product }: { unit: StatisticUnit; product: ChosenProduct }) {
  return (
    <Loaded reading={useReply(readStatistics, { query: { unit } })}>
      {(statistics) => (
        <>
          <Charts statistics={statistics} unit={unit} product={product} />
          <PeopleTable name="accounts" statistics={statistics} product={product} />
          <PeopleTable name="accountsByRole" statistics={statistics} product={product} />
          <RoleTable byRole={statistics.byRole} product={product} />
        </>
      )}
    </Loaded>
  );
}

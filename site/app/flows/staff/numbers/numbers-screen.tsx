import {
  readStatistics,
  type Statistics,
  type StatisticUnit,
  statisticUnits,
} from "@frontdoor/contract/products/statistics.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { consoleNumbersWords as words } from "@frontdoor/words/staff/numbers.ts";
import { Loading } from "../../../ui/loading.tsx";
import { ConsoleScreen } from "../console-screen.tsx";
import { Chips } from "../lists/chips.tsx";
import { Failed } from "../lists/failed.tsx";
import { useFilter } from "../lists/use-filter.ts";
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
  const { state, reload } = useReply(readStatistics, { query: { unit } });
  switch (state.at) {
    case "loading":
      return <Loading />;
    case "failed":
      return <Failed error={state.error} onAgain={reload} />;
    case "shown":
      return <Shown statistics={state.reply} unit={unit} product={product} />;
    default:
      return state satisfies never;
  }
}

function Shown(props: { statistics: Statistics; unit: StatisticUnit; product: ChosenProduct }) {
  return (
    <>
      <Charts {...props} />
      <PeopleTable name="accounts" {...props} />
      <PeopleTable name="accountsByRole" {...props} />
      <RoleTable byRole={props.statistics.byRole} product={props.product} />
    </>
  );
}

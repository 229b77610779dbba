import { brand } from "@frontdoor/brand/brand.ts";
import type { Context } from "@frontdoor/contract/contexts.ts";
import { Fragment } from "react";
import { dayOf, momentOf } from "../../../parts/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { type StateKind, StatePill } from "../../../ui/state-pill.tsx";
import { ProductDot } from "../product-dot.tsx";
import type { Column } from "./list-table.tsx";

type Of<Row, Value> = (row: Row) => Value;

/** A column of products: a dot and a name, in a saved file the name. */
export function productColumn<Row>(head: string, productOf: Of<Row, Context>): Column<Row> {
  return {
    head,
    cell: (row) => <ProductDot product={productOf(row)} />,
    csv: (row) => brand.products[productOf(row)].name,
  };
}

/** A column of days, in a saved file with their time. */
export function dayColumn<Row>(head: string, at: Of<Row, string>, look?: "only-wide"): Column<Row> {
  return { head, ...(look && { look }), cell: (row) => dayOf(at(row)), csv: at };
}

/** A column of times, in a saved file in ISO 8601. */
export function momentColumn<Row>(
  head: string,
  at: Of<Row, string>,
  look?: "only-wide",
): Column<Row> {
  return { head, ...(look && { look }), cell: (row) => momentOf(at(row), "alone"), csv: at };
}

/** A column of states as pills, in a saved file their names. */
export function stateColumn<Row>(
  head: string,
  kindOf: Of<Row, StateKind>,
  nameOf: Of<Row, string>,
): Column<Row> {
  return {
    head,
    cell: (row) => <StatePill kind={kindOf(row)}>{nameOf(row)}</StatePill>,
    csv: nameOf,
  };
}

/** A column of texts that choose their row when pressed. */
export function choiceColumn<Row extends { id: string }>(
  head: string,
  onChoose: (id: string) => void,
  textOf: Of<Row, string>,
): Column<Row> {
  return {
    head,
    cell: (row) => (
      <button type="button" className="text-button" onClick={() => onChoose(row.id)}>
        {textOf(row)}
      </button>
    ),
    csv: textOf,
  };
}

/** A button in the rows of a list. */
interface RowButton<Row> {
  text: string | Of<Row, string>;
  /** What it is called for those who do not see the row, where the text does not say it. */
  label?: Of<Row, string>;
  /** Null if the role may not press it. */
  onPress: ((row: Row) => void) | null | undefined;
  /** Whether the row has it: every row by default. */
  suits?: Of<Row, boolean>;
  /** Whether there is nothing to do for it: it cannot be pressed, and keeps the focus. */
  isOff?: Of<Row, boolean>;
  /** Whether what it began is under way: the same. */
  isBusy?: boolean;
}

/** A column of buttons. */
export function buttonColumn<Row>(
  head: string,
  ...buttons: readonly RowButton<Row>[]
): Column<Row> {
  return {
    head,
    look: "end",
    cell: (row) =>
      buttons.map(({ text, label, onPress, suits, isOff, isBusy }, at) =>
        !onPress || suits?.(row) === false ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons keep their order
          <Fragment key={at}>
            <Button
              look="secondary"
              aria-label={label?.(row)}
              {...(isBusy || isOff?.(row)
                ? { "aria-disabled": true }
                : { onClick: () => onPress(row) })}
            >
              {typeof text === "string" ? text : text(row)}
            </Button>{" "}
          </Fragment>
        ),
      ),
  };
}

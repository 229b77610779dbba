import { entriesOfPage } from "@frontdoor/contract/products/pages.ts";
import type { Page } from "../../platform/database/page.ts";
import type { ProductContext } from "./product-context.ts";

/** The page that a caller requested, already checked. */
interface AskedPage {
  limit?: number | undefined;
  after?: string | undefined;
}

/**
 * One page of a list, with the way to the next one where something follows.
 * @param find rows in the order of the list: those that follow the id `after`, at most `limit`
 * @param usual how many there are where the caller names no number
 */
export async function pageOf<Row extends { id: string }>(
  { limit, after }: AskedPage,
  { leadToNextPage }: Pick<ProductContext, "leadToNextPage">,
  find: (page: Page) => Promise<Row[]>,
  usual = entriesOfPage,
): Promise<Row[]> {
  const most = limit ?? usual;
  const rows = await find({ after, limit: most + 1 });
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  if (rows.length > most && last !== undefined) leadToNextPage(last.id);
  return shown;
}

type Text<Value> = Value extends Date ? string : Value;
type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type Told<Row> = { [Name in keyof Row & string as Camel<Name>]: Text<Row[Name]> };

/**
 * A row of the database as a response has it: `created_at` as `createdAt`, times as text. Fields that the call's
 * declared response does not name are dropped when it is sent.
 */
export function told<Row extends object>(row: Row): Told<Row> {
  const fields = Object.entries(row).map(([name, value]) => [
    name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(fields);
}
